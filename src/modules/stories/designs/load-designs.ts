import type { Design } from '#shared/design/design.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Database } from '#platform/database/database.ts';

type Published = { readonly owner: string; readonly design: Design };

const TEXT = `
  select 'collection:' || publication_id as owner, published as design from design where publication_id = any($1)
  union all
  select 'user:' || person_id, published from design where person_id = any($2)`;

/** What was published, by tags of owners. */
function loadDesigns(database: Database<Tables>, tags: readonly string[]): Promise<readonly Published[]> {
  const idsOf = (prefix: string) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
  return database.query<Published>('design_load', TEXT, [idsOf('collection:'), idsOf('user:')]);
}

/** By `ownerTag`. A preview says beforehand what it finds here. */
export const designLoader = loaderByKey(loadDesigns, ({ owner }) => owner);
