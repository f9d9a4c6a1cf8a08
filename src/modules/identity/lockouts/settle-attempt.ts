import type { CommandContext } from '#modules/ground/command-context.ts';
import { refuseFailure } from './lockout-refusals.ts';
import { deleteAttempt, deleteLadder, markAttemptFailed } from './lockouts.store.ts';
import type { ReservedAttempt } from './reserve-attempt.ts';
import type { SignInRefusal } from './sign-in-refusal.ts';

/** The attempt succeeded: failures in a row begin anew, and the network is not charged (rule 133). */
export async function settleSuccess({ database }: CommandContext, attempt: ReservedAttempt): Promise<void> {
  await deleteLadder(database, attempt);
  await deleteAttempt(database, attempt.attemptId);
}

/** The attempt failed, as it was counted already; answers with what to tell. */
export async function settleFailure(
  { database, clock }: CommandContext,
  attempt: ReservedAttempt,
): Promise<SignInRefusal> {
  await markAttemptFailed(database, attempt.attemptId);
  return refuseFailure(attempt.kind, attempt.failCount, clock.now());
}
