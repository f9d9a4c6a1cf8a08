import type { Browser } from '#modules/ground/browser.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { refuseSignIn, type SignInRefusal } from './sign-in-refusal.ts';
import type { LockoutKind } from './lockouts.tables.ts';
import { insertAttempt, lockLadder, lockNetwork, type LockoutRow } from './lockouts.store.ts';
import { tallyNetwork, updateLadder, updateNetwork } from './lockouts.store.ts';
import { rungOf } from './lockout-ladder.ts';
import { ATTEMPT_PATIENCE, judgeNetwork, lockoutNetwork, NETWORK_WINDOW } from './network-ladder.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { refuseEnded, refuseLocked } from './lockout-refusals.ts';

/** An attempt that may be evaluated, counted already as if it had failed. */
export type ReservedAttempt = {
  readonly kind: LockoutKind;
  readonly subject: string;
  readonly attemptId: number;
  /** Failures in a row, if this one fails. */
  readonly failCount: number;
};
export type ReservationOutcome =
  | { readonly ok: true; readonly attempt: ReservedAttempt }
  | { readonly ok: false; readonly refusal: SignInRefusal | Busy };

/**
 * Asks whether a password or code may be tried, and counts it BEFORE it is: of any number of attempts
 * at the same moment no more are evaluated than the ladders allow (rules 133 to 135). What is refused
 * because the account is locked counts for the network alone. Tell the outcome by `settleAttempt`.
 */
export function reserveAttempt(
  context: CommandContext & { readonly browser: Browser },
  of: { readonly kind: LockoutKind; readonly subject: string },
): Promise<ReservationOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    const network = lockoutNetwork(context.browser.network);
    const refusal = await enterNetwork(inside, network, now);
    if (refusal !== undefined) return { ok: false, refusal };
    const row = await lockLadder(database, of, now);
    const locked = findLock(of.kind, row, now);
    const attempt = { network, subject: of.subject, isFailure: locked !== undefined, now };
    const attemptId = await insertAttempt(database, attempt);
    if (locked !== undefined) return { ok: false, refusal: locked };
    const failCount = row.failureCount + 1;
    await updateLadder(database, of, { ...climb(of.kind, failCount, now), now });
    return { ok: true, attempt: { ...of, attemptId, failCount } };
  });
}

async function enterNetwork(
  { database }: CommandContext,
  network: string,
  now: Date,
): Promise<SignInRefusal | Busy | undefined> {
  const state = await lockNetwork(database, network, now);
  const tally = await tallyNetwork(database, network, {
    since: new Date(now.getTime() - NETWORK_WINDOW),
    cutOff: new Date(now.getTime() - ATTEMPT_PATIENCE),
  });
  const verdict = judgeNetwork(state, tally, now);
  if (verdict.kind === 'open') return undefined;
  if (verdict.kind === 'busy') return busy(verdict.retryAfterSeconds);
  if (verdict.kind === 'toLock') await updateNetwork(database, network, { ...verdict, now });
  const days = Math.ceil((verdict.until.getTime() - now.getTime()) / (24 * 3_600_000));
  return refuseSignIn('IpAuthLockout', { count: days, lockedOutUntil: verdict.until });
}

function findLock(kind: LockoutKind, row: LockoutRow, now: Date): SignInRefusal | undefined {
  if (row.isPermanent) return refuseEnded(kind, row.failureCount);
  if (row.lockedUntil === null || row.lockedUntil <= now) return undefined;
  return refuseLocked(kind, row.failureCount, { until: row.lockedUntil, now });
}

function climb(kind: LockoutKind, failureCount: number, now: Date): LockoutRow {
  const rung = rungOf(kind, failureCount);
  const lockedUntil = rung.kind === 'locked' ? new Date(now.getTime() + rung.minutes * 60_000) : null;
  return { failureCount, lockedUntil, isPermanent: rung.kind === 'ended' };
}
