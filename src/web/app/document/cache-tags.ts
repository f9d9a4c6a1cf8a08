import { TOPICS_CACHE_TAG, tagCacheTag } from '#shared/cache/cache-tags.ts';

const prefixes: Readonly<Record<string, string>> = {
  Post: 'post',
  User: 'user',
  Collection: 'collection',
  Catalog: 'list',
  Topic: 'topic',
  SitePage: 'sitePage',
};

/** What a page is made of, as the answers to its documents name it: it is purged when one of these changes. */
export function cacheTags(answers: Iterable<unknown>, routeName: string): readonly string[] {
  const tags = new Set<string>();
  for (const answer of answers) collect(answer, tags);
  if (routeName === 'ShowHome') tags.add('home');
  if (routeName === 'ShowExploreTopics') tags.add(TOPICS_CACHE_TAG);
  return [...tags];
}

function collect(value: unknown, tags: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, tags);
    return;
  }
  const { __typename: typename, id, slug }: { __typename?: unknown; id?: unknown; slug?: unknown } = value;
  if (typeof typename === 'string') {
    const prefix = prefixes[typename];
    if (prefix !== undefined && typeof id === 'string') tags.add(`${prefix}:${id}`);
    if (typename === 'Tag' && typeof slug === 'string') tags.add(tagCacheTag(slug));
  }
  for (const field of Object.values(value)) collect(field, tags);
}
