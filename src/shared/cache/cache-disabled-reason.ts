/** Why a response is not cached, in the order in which they are asked. */
export const CACHE_DISABLED_REASONS = ['no cache flag', 'spoofed session', 'staff user', 'bot', 'logged in'] as const;

export type CacheDisabledReason = (typeof CACHE_DISABLED_REASONS)[number];

/** What is known of a request before its page is drawn. */
export type CacheQuestion = {
  readonly hasNoCacheFlag: boolean;
  readonly isSpoofed: boolean;
  readonly isStaff: boolean;
  readonly isBot: boolean;
  readonly isLoggedIn: boolean;
};

/** The first reason that forbids caching, or undefined. */
export function cacheDisabledReason(question: CacheQuestion): CacheDisabledReason | undefined {
  const answers: Readonly<Record<CacheDisabledReason, boolean>> = {
    'no cache flag': question.hasNoCacheFlag,
    'spoofed session': question.isSpoofed,
    'staff user': question.isStaff,
    bot: question.isBot,
    'logged in': question.isLoggedIn,
  };
  return CACHE_DISABLED_REASONS.find((reason) => answers[reason]);
}
