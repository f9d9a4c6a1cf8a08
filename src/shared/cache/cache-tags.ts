/** Tag of every page that shows a story. */
export function postCacheTag(id: string): string {
  return `post:${id}`;
}

/** Tag of every page that shows a person. */
export function userCacheTag(id: string): string {
  return `user:${id}`;
}

/** Tag of every page that shows a publication. */
export function collectionCacheTag(id: string): string {
  return `collection:${id}`;
}

/** Tag of every page that shows a topic's stories. */
export function tagCacheTag(slug: string): string {
  return `tag:${slug}`;
}

/** Tag of every page that shows a topic of curators. */
export function topicCacheTag(id: string): string {
  return `topic:${id}`;
}

/** Tag of the page that lists all topics. */
export const TOPICS_CACHE_TAG = 'topics';

/** Tag of a page that an administrator may write, by the name of its route. */
export function sitePageCacheTag(name: string): string {
  return `sitePage:${name}`;
}

/** Tag of every page that shows a list. */
export function listCacheTag(id: string): string {
  return `list:${id}`;
}
