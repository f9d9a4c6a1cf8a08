import { TOPICS_CACHE_TAG, tagCacheTag } from '#shared/cache/cache-tags.ts';
import type { GraphState } from '../graph/write-state.ts';

const prefixes: Readonly<Record<string, string>> = {
  Post: 'post',
  User: 'user',
  Collection: 'collection',
  Catalog: 'list',
  Topic: 'topic',
  SitePage: 'sitePage',
};

/** What a page is made of: it is purged when one of these changes. */
export function cacheTags(states: readonly GraphState[], routeName: string): readonly string[] {
  const tags = new Set<string>();
  for (const state of states) {
    for (const key of Object.keys(state)) {
      const colon = key.indexOf(':');
      const typename = key.slice(0, Math.max(0, colon));
      const prefix = prefixes[typename];
      if (prefix !== undefined) tags.add(prefix + key.slice(colon));
      const slug = typename === 'Tag' ? state[key]?.['slug'] : undefined;
      if (typeof slug === 'string') tags.add(tagCacheTag(slug));
    }
  }
  if (routeName === 'ShowHome') tags.add('home');
  if (routeName === 'ShowExploreTopics') tags.add(TOPICS_CACHE_TAG);
  return [...tags];
}
