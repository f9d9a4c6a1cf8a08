import type { SearchIndex } from '#shared/search/search-index.ts';

/** Which attributes of a record are searched, and so can be highlighted; `content` is the body, seen in snippets alone. */
export const searchableAttributes: Readonly<Record<SearchIndex, readonly string[]>> = {
  post: ['title', 'subtitle', 'tags', 'creator.name', 'collection.name'],
  user: ['name', 'username', 'bio'],
  collection: ['name', 'slug', 'tagline', 'description'],
  tag: ['displayText', 'tagSlug'],
  catalog: ['name', 'description', 'creator.name'],
};

/** By which attributes one may ask for counts; those of numbers also for their least, most and mean. */
export const facetAttributes: Readonly<Record<SearchIndex, readonly string[]>> = {
  post: ['tags', 'authorId', 'collectionId', 'language', 'isLocked'],
  user: ['peopleType'],
  collection: [],
  tag: [],
  catalog: ['creatorId'],
};
export const numberAttributes: Readonly<Record<SearchIndex, readonly string[]>> = {
  post: ['readingTime', 'clapCount', 'responseCount', 'wordCount', 'latestPublishedAt', 'firstPublishedAt'],
  user: ['postCount', 'followerCount'],
  collection: ['postCount', 'followerCount'],
  tag: ['postCount', 'followerCount'],
  catalog: ['itemCount', 'followerCount'],
};
