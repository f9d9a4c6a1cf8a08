import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type List, listColumns } from './list.ts';

const TEXT = `select ${columnList('t', listColumns)} from list t where t.id = any($1)`;

function loadLists(database: Database<Tables>, ids: readonly string[]): Promise<readonly List[]> {
  return database.query<List>('list_load', TEXT, [ids]);
}

export const listLoader = loaderById(loadLists);
