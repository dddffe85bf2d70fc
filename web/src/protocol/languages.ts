// Written by tools/page_types.py: change the types of Python, then run it anew.

/** The languages that there are; the first stands in for what another lacks. */
export const LANGUAGES = ['en', 'it', 'ru', 'uk'] as const;
