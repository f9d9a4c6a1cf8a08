import type { PersonalTable } from '#modules/ground/personal-table.ts';
import { personalParts } from './generated/personal-parts.ts';

/** Upper floors first: their rows point to rows of those below, which can be deleted only after them. */
const FLOORS = [
  'running',
  'moving',
  'telling',
  'money',
  'finding',
  'reading',
  'stories',
  'identity',
  'people',
  'ground',
];
const floorOf = (path: string): number => FLOORS.indexOf(path.split('/')[1] ?? '');

/**
 * Every table with a column that names a person, with what the archive of rule 143 tells of it and what erasing the
 * account does to it, as the modules say in their `x.personal.ts`; in the order in which rows can be deleted.
 */
export const personalTables: readonly PersonalTable[] = Object.entries(personalParts)
  .toSorted(([left], [right]) => floorOf(left) - floorOf(right))
  .flatMap(([, tables]) => tables);
