import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Person, personColumns } from './person.ts';

const TEXT = `select ${columnList('t', personColumns)} from person t where t.id = any($1)`;

export function loadPeople(database: Database<Tables>, ids: readonly string[]): Promise<readonly Person[]> {
  return database.query<Person>('person_load', TEXT, [ids]);
}

export const personLoader = loaderById(loadPeople);
