import { isSameText } from '#platform/secrets/is-same-text.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { liftSecondFactorLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { reserveAttempt } from '#modules/identity/lockouts/reserve-attempt.ts';
import { settleFailure, settleSuccess } from '#modules/identity/lockouts/settle-attempt.ts';
import { findPendingSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { finishSecondStep, type SecondStepOutcome, signInExpired } from './finish-second-step.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { readUnusedCodes } from './read-two-factor.ts';
import { hashLikeOthers, readRecoveryCode } from './recovery-codes.ts';
import { useRecoveryCode } from './two-factor.store.ts';

/**
 * Ends a sign-in that waits in this browser by a recovery code, which is then used up. It works when the
 * other second factors are locked for good, and frees them (rule 134).
 */
export async function verifyRecoveryCode(context: CommandContext, code: string): Promise<SecondStepOutcome> {
  const { browser } = context;
  if (browser === null) throw new NotAllowed();
  const pending = await findPendingSignIn(context);
  if (pending === undefined) return signInExpired();
  const { personId } = pending;
  const subject = lockoutSubject(context, { personId });
  const reserved = await reserveAttempt({ ...context, browser }, { kind: 'recoveryCode', subject });
  if (!reserved.ok) return reserved.refusal;
  const hash = await findMatch(context, personId, code);
  return await withTransaction(context, async (inside) => {
    const use = { personId, hash: hash ?? '', now: inside.clock.now() };
    if (hash === undefined || !(await useRecoveryCode(inside.database, use)))
      return await settleFailure(inside, reserved.attempt);
    await settleSuccess(inside, reserved.attempt);
    await liftSecondFactorLockout(inside, personId);
    const { length: count } = await readUnusedCodes(inside, personId);
    await notifyFactorChange(inside, personId, { kind: 'recoveryCodeUsed', count });
    return await finishSecondStep(inside, personId);
  });
}

async function findMatch(context: CommandContext, personId: string, typed: string): Promise<string | undefined> {
  const letters = readRecoveryCode(typed);
  const unused = await readUnusedCodes(context, personId);
  const [first] = unused;
  if (letters === undefined || first === undefined) return undefined;
  const wanted = await hashLikeOthers(context.secrets, first, letters);
  return wanted && unused.find(({ hash }) => isSameText(hash, wanted))?.hash;
}
