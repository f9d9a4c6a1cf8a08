import type { StoryPageQuery } from '#web/generated/StoryPageQuery.ts';

export type Lookup = StoryPageQuery['postResult'];
export type Story = Extract<Lookup, { readonly __typename: 'Post' }>;
export type FailedLookup = Exclude<Lookup, { readonly __typename: 'Post' | 'NotFound' | 'GraphqlEmptyId' }>;

/** HTTP status of each lookup result (rule 13). */
export const lookupStatuses = {
  Post: 200,
  NotFound: 404,
  GraphqlEmptyId: 404,
  Unauthorized: 401,
  Blocked: 403,
  Blocking: 403,
  AccountDeleted: 410,
  AccountSuspended: 410,
  PostSuspended: 410,
  RemovedByUser: 410,
  UnavailableForLegalReasons: 451,
  WithheldInCountry: 451,
} as const satisfies Readonly<Record<Lookup['__typename'], number>>;

/** A screen of its own stands for every result but a story and nothing. */
export function isFailed(lookup: Lookup): lookup is FailedLookup {
  return !['Post', 'NotFound', 'GraphqlEmptyId'].includes(lookup.__typename);
}
