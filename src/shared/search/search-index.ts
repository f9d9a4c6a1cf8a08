/** The indexes of search by the names that the prefix stands before; `catalog` are lists. */
export const searchIndexes = ['post', 'user', 'collection', 'tag', 'catalog'] as const;

export type SearchIndex = (typeof searchIndexes)[number];

/** Which index a name means; undefined for one that there is not. */
export function readIndexName(name: string, prefix: string): SearchIndex | undefined {
  if (!name.startsWith(prefix)) return undefined;
  const bare = name.slice(prefix.length);
  return searchIndexes.find((index) => index === bare);
}
