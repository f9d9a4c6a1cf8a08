import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Response, responseColumns } from './response.ts';

const TEXT = `select ${columnList('t', responseColumns)} from response t where t.id = any($1)`;

export function loadResponses(database: Database<Tables>, ids: readonly string[]): Promise<readonly Response[]> {
  return database.query<Response>('response_load', TEXT, [ids]);
}

export const responseLoader = loaderById(loadResponses);
