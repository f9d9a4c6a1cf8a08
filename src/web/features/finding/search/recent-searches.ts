import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** How many are kept. */
export const MOST_RECENT = 10;
/** Longer than anything that is typed: a pasted page is no search to come back to. */
const LONGEST = 200;

/** A search as it is kept and sent: one space between words, none around them. */
export function tidyQuery(query: string): string {
  return query.trim().replace(/\s+/g, ' ');
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** With a search at the front, and nowhere else; the oldest goes (SEARCH-6). */
export function addRecent(recents: readonly string[], query: string): readonly string[] {
  const added = tidyQuery(query);
  if (added === '' || added.length > LONGEST) return recents;
  return [added, ...removeRecent(recents, added)].slice(0, MOST_RECENT);
}

export function removeRecent(recents: readonly string[], query: string): readonly string[] {
  return recents.filter((recent) => !isSame(recent, query));
}

/** Throws where the stored value is no list of words. */
export function parseRecents(json: unknown): readonly string[] {
  if (!Array.isArray(json)) throw new Error('Recent searches are a list');
  // From the oldest on, so that the list has the same order and each search once.
  return json.toReversed().reduce<readonly string[]>((recents, query: unknown) => {
    if (typeof query !== 'string') throw new Error('A recent search is a text');
    return addRecent(recents, query);
  }, []);
}

/** Where this device keeps the searches. */
export function openRecentSearches(): StoredJson<readonly string[]> {
  return createStoredJson<readonly string[]>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('recentSearches'),
    fallback: [],
    parse: parseRecents,
    warn: logWarning,
  });
}

/** Remembers a search that was sent off. */
export function rememberSearch(query: string): void {
  const stored = openRecentSearches();
  stored.write(addRecent(stored.read(), query));
}
