const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Failures are counted over the last day (rule 135). */
export const NETWORK_WINDOW = DAY;
/** An attempt that has no outcome after so long was cut off, and counts as failed. */
export const ATTEMPT_PATIENCE = MINUTE;
const MAX_FAILURES = 100;
const MAX_ACCOUNTS = 20;
const FIRST_LOCK = DAY;
const REPEATED_LOCK = 7 * DAY;
/** A lock that ended so long ago is not held against the network any more. */
const MEMORY = 30 * DAY;
/** A network that was asked about so long ago has neither a lock nor a memory of one. */
export const NETWORK_LOCK_MEMORY = REPEATED_LOCK + MEMORY;
const BUSY_SECONDS = 5;

/** What one network tried in the window: `failed…` have failed, the others count what still runs too. */
export type NetworkTally = {
  readonly failures: number;
  readonly failedAccounts: number;
  readonly attempts: number;
  readonly accounts: number;
};
export type NetworkState = { readonly lockCount: number; readonly lockedUntil: Date | null };

export type NetworkStanding =
  | { readonly kind: 'open' }
  /** So much is tried at this moment that the limit would be passed if all of it failed. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'toLock'; readonly until: Date; readonly lockCount: number };

/** What becomes of one more attempt from a network: 100 failures or 20 accounts in a day lock it (rule 135). */
export function judgeNetwork(state: NetworkState, tally: NetworkTally, now: Date): NetworkStanding {
  const lockEnd = state.lockedUntil?.getTime() ?? 0;
  if (state.lockedUntil !== null && lockEnd > now.getTime()) return { kind: 'locked', until: state.lockedUntil };
  if (tally.failures >= MAX_FAILURES || tally.failedAccounts >= MAX_ACCOUNTS) {
    const earlier = now.getTime() - lockEnd < MEMORY ? state.lockCount : 0;
    const length = earlier > 0 ? REPEATED_LOCK : FIRST_LOCK;
    return { kind: 'toLock', until: new Date(now.getTime() + length), lockCount: earlier + 1 };
  }
  const isFull = tally.attempts >= MAX_FAILURES || tally.accounts >= MAX_ACCOUNTS;
  return isFull ? { kind: 'busy', retryAfterSeconds: BUSY_SECONDS } : { kind: 'open' };
}

/** The /24 of an IPv4 network; the /64 of IPv6 is what a browser's network says already. */
export function lockoutNetwork(network: string): string {
  const start = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  return start === undefined ? network : `${start}.0/24`;
}
