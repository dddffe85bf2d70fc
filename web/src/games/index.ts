/** The titles that have a picture of their own; any other is played with plain lists. */
import type { Adapter } from '../scene';
import { classic } from './classic';
import { hellas } from './hellas';
import { legendary } from './legendary';

export const ADAPTERS: Record<string, Adapter> = { classic, legendary, hellas };

/** The texts of a title; what cards do is told in pictures only, so that a title without one may have no such file. */
export function filesOf(title: string): string[] {
    return ADAPTERS[title] ? [title, `${title}-cards`] : [title];
}
