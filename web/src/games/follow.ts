/** What the events of every title mean for eyes and ears; a title without such a table is followed line by line. */
import type { Choreography } from '../follow/cues';
import { choreography as classic } from './classic/choreography';
import { choreography as hellas } from './hellas/choreography';
import { choreography as legendary } from './legendary/choreography';

export const CHOREOGRAPHIES: Record<string, Choreography> = { classic, legendary, hellas };
