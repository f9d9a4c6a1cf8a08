/** Where a payout stands (rule 116). */
export const PAYOUT_STATES = [
  'FORFEITED',
  'INTERNAL_FAILED',
  'ON_HOLD',
  'PAID',
  'PENDING',
  'PROCESSING',
  'PROVIDER_FAILED',
  'REVERSED',
] as const;

export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What happens to a payout. */
export const PAYOUT_MOVES = [
  /** Our own program could not ask the provider. */
  'BREAK',
  /** The bank paid what was taken for refused. */
  'CORRECT',
  /** The provider says no. */
  'FAIL',
  'FORFEIT',
  /** After the last try. */
  'GIVE_UP',
  /** For review. */
  'HOLD',
  'PAY',
  /** Before it stands in a file for the bank. */
  'RECALL',
  'RELEASE',
  /** The money came back. */
  'RETURN',
  'RETRY',
  'SEND',
] as const;

export type PayoutMove = (typeof PAYOUT_MOVES)[number];

/** Every move that there is, by where it begins; any other is refused. */
const MOVES: Readonly<Record<PayoutState, Readonly<Partial<Record<PayoutMove, PayoutState>>>>> = {
  PENDING: { SEND: 'PROCESSING', CORRECT: 'PROCESSING', HOLD: 'ON_HOLD', FORFEIT: 'FORFEITED' },
  PROCESSING: { PAY: 'PAID', FAIL: 'PROVIDER_FAILED', BREAK: 'INTERNAL_FAILED', RECALL: 'PENDING' },
  PAID: { RETURN: 'REVERSED' },
  PROVIDER_FAILED: { RETRY: 'PENDING', GIVE_UP: 'ON_HOLD' },
  INTERNAL_FAILED: { RETRY: 'PENDING' },
  REVERSED: { RETRY: 'PENDING' },
  ON_HOLD: { RELEASE: 'PENDING', CORRECT: 'PROCESSING', FORFEIT: 'FORFEITED' },
  FORFEITED: {},
};

/** Where a move leads; null where it cannot be made. */
export function movePayout(state: PayoutState, move: PayoutMove): PayoutState | null {
  return MOVES[state][move] ?? null;
}

/** In days: how long after the first, second and third failure a payout is tried again (rule 116). */
const WAITS = [1, 3, 7] as const;

const DAY = 86_400_000;

/** When a payout that failed so many times is tried again; null where it was tried often enough. */
export function nextTry(failures: number, now: Date): Date | null {
  const wait = WAITS[failures - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * DAY);
}
