import type { GraphState } from '../graph/write-state.ts';

const prefixes: Readonly<Record<string, string>> = {
  Post: 'post',
  User: 'user',
  Collection: 'collection',
  Catalog: 'list',
};

/** What a page is made of: it is purged when one of these changes (2§4.11). */
export function cacheTags(states: readonly GraphState[], routeName: string): readonly string[] {
  const tags = new Set<string>();
  for (const [key, entity] of states.flatMap((state) => Object.entries(state))) {
    const typename = String(entity['__typename']);
    const prefix = prefixes[typename];
    if (prefix !== undefined && key.startsWith(`${typename}:`)) tags.add(`${prefix}:${key.slice(typename.length + 1)}`);
    if (typename === 'Tag' && typeof entity['slug'] === 'string') tags.add(`tag:${entity['slug']}`);
  }
  if (routeName === 'ShowHome') tags.add('home');
  return [...tags];
}
