import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type Tag, tagColumns } from './tag.ts';

const TEXT = `select ${columnList('t', tagColumns)} from tag t where t.id = any($1)`;

function loadTags(database: Database<Tables>, ids: readonly string[]): Promise<readonly Tag[]> {
  return database.query<Tag>('tag_load', TEXT, [ids]);
}

export const tagLoader = loaderById(loadTags);
