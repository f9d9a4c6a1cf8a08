import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { listEntries, publicationEntries, tagEntries } from './other-entries.ts';
import { personEntries } from './person-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import { storyEntries } from './story-entries.ts';

type ReadEntries = (database: Database<Tables>, ids: readonly string[]) => Promise<readonly SearchEntry[]>;

const readers: Readonly<Record<SearchIndex, ReadEntries>> = {
  post: storyEntries,
  user: personEntries,
  collection: publicationEntries,
  tag: tagEntries,
  catalog: listEntries,
};

/** What is searched of things of one kind, by their ids: of those that may be found at all. */
export function readSearchEntries(
  database: Database<Tables>,
  kind: SearchIndex,
  ids: readonly string[],
): Promise<readonly SearchEntry[]> {
  return readers[kind](database, ids);
}
