import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Publication, publicationColumns } from './publication.ts';

const TEXT = `select ${columnList('t', publicationColumns)} from publication t where t.id = any($1)`;

export function loadPublications(database: Database<Tables>, ids: readonly string[]): Promise<readonly Publication[]> {
  return database.query<Publication>('publication_load', TEXT, [ids]);
}

export const publicationLoader = loaderById(loadPublications);
