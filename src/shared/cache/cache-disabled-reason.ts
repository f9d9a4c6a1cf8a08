/** Why a response is not cached, in the order in which they are asked. */
export const CACHE_DISABLED_REASONS = [
  'no cache flag',
  'spoofed session',
  'internal IP',
  'staff user',
  'not through cache worker',
  'bot',
  'logged in',
] as const;

export type CacheDisabledReason = (typeof CACHE_DISABLED_REASONS)[number];

/** What is known of a request before its page is drawn. */
export type CacheQuestion = {
  readonly hasNoCacheFlag: boolean;
  readonly isSpoofed: boolean;
  readonly isInternalIp: boolean;
  readonly isStaff: boolean;
  readonly isThroughCache: boolean;
  readonly isBot: boolean;
  readonly isLoggedIn: boolean;
};

/** The first reason that forbids caching, or undefined. */
export function cacheDisabledReason(question: CacheQuestion): CacheDisabledReason | undefined {
  const answers: Readonly<Record<CacheDisabledReason, boolean>> = {
    'no cache flag': question.hasNoCacheFlag,
    'spoofed session': question.isSpoofed,
    'internal IP': question.isInternalIp,
    'staff user': question.isStaff,
    'not through cache worker': !question.isThroughCache,
    bot: question.isBot,
    'logged in': question.isLoggedIn,
  };
  return CACHE_DISABLED_REASONS.find((reason) => answers[reason]);
}

/** Drafts and suspended posts are not edge-cached. */
export function isPostCacheable(post: { readonly isPublished: boolean; readonly isSuspended: boolean }): boolean {
  return post.isPublished && !post.isSuspended;
}
