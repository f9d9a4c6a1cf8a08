import type { PostDetailsPageQuery } from '#web/generated/PostDetailsPageQuery.ts';

/** The story of a page about it, and the response of a page about that. */
export type DetailedStory = Extract<PostDetailsPageQuery['postResult'], { readonly __typename: 'Post' }>;
export type ThreadRoot = NonNullable<PostDetailsPageQuery['postResponse']>;
