import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLastOf, lessonAfter } from '../src/lessons/courses';
import { further, merged } from '../src/lessons/progress.svelte';
import type { CourseData } from '../src/protocol/lessons';
import { routeOf } from '../src/route.svelte';
import { sources } from './fixtures';

const begun = { step: 2, steps: 7, done: false, game: 'k7' };
const ahead = { step: 4, steps: 7, done: false, game: 'k8' };
const done = { step: 6, steps: 7, done: true, game: 'k9' };

describe('how far somebody has come', () => {
  it('is what the one who came further knows', () => {
    expect(further(begun, ahead)).toEqual(ahead);
    expect(further(ahead, begun)).toEqual(ahead);
    expect(further(undefined, begun)).toEqual(begun);
  });

  it('stays done when the lesson is begun again elsewhere', () => {
    expect(further(done, { ...begun, step: 1 }).done).toBe(true);
    expect(further(begun, done)).toEqual(done);
  });

  it('joins the lessons of a device and of an account', () => {
    expect(merged({ 'classic/goal': done }, { 'hellas/goal': begun })).toEqual({
      'classic/goal': done,
      'hellas/goal': begun,
    });
    expect(merged({ 'classic/goal': begun }, { 'classic/goal': done })['classic/goal']).toEqual(done);
  });
});

describe('the order of lessons', () => {
  const lesson = (name: string) => ({ name, minutes: 2, steps: 5, clauses: [] });
  const courses: CourseData[] = [
    { name: 'first', lessons: [lesson('goal'), lesson('outbid')] },
    { name: 'gods', lessons: [lesson('zeus')] },
  ];

  it('goes on from one course to the next', () => {
    expect(lessonAfter(courses, 'goal')?.name).toBe('outbid');
    expect(lessonAfter(courses, 'outbid')?.name).toBe('zeus');
    expect(lessonAfter(courses, 'zeus')).toBeUndefined();
  });

  it('knows the last of a course', () => {
    expect(isLastOf(courses, 'goal')).toBe(false);
    expect(isLastOf(courses, 'outbid')).toBe(true);
  });
});

describe('the page of lessons', () => {
  it('has an address for all of them and for a title', () => {
    expect(routeOf('/learn')).toMatchObject({ page: 'learn', title: '' });
    expect(routeOf('/learn/hellas')).toMatchObject({ page: 'learn', title: 'hellas' });
    expect(routeOf('/learn/hellas/more').page).toBe('missing');
  });
});

describe('the sentences about lessons', () => {
  const SOURCE = new URL('../src/', import.meta.url);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const asked = files.flatMap((name) => [...readFileSync(new URL(name, SOURCE), 'utf8').matchAll(/'(learn-[\w-]+)'/g)]);

  it('are those that are asked for', () => {
    const written = [
      ...sources('en', 'learn')
        .join('\n')
        .matchAll(/^(learn-[\w-]+) =/gm),
    ].map((found) => found[1]!);
    expect([...new Set(asked.map((found) => found[1]!))].sort()).toEqual(written.sort());
  });
});
