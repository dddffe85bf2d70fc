import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['fixtures/'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  // Prettier alone decides how the code is laid out.
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // The compiler doubts every index (noUncheckedIndexedAccess); `!` says that the code around it knows better.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A number reads in a template as it reads elsewhere.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` is how a handler is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A name that begins with `_` says that what it names is left out on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `void this.session.version` in an effect says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // What is reactive is marked so; maps and sets are made anew, not changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that must stay.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // The same limits as in Python; tests/house counts the median and the rest. What a tool writes may be longer.
  {
    files: ['src/**'],
    ignores: ['src/protocol/**'],
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 60],
    },
  },
  // The HTML of a rules page comes from our own renderer, which lets no foreign markup through.
  { files: ['src/pages/rules/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
  {
    files: ['**/*.svelte'],
    rules: {
      // The linter cannot see the types of a component's properties; svelte-check can, and checks them.
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
