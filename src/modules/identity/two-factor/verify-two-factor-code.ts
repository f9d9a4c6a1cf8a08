import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { reserveAttempt } from '#modules/identity/lockouts/reserve-attempt.ts';
import { settleFailure, settleSuccess } from '#modules/identity/lockouts/settle-attempt.ts';
import { findPendingSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { finishSecondStep, type SecondStepOutcome, signInExpired } from './finish-second-step.ts';
import { findTotp } from './read-two-factor.ts';
import { findStep, readTypedCode } from './totp-code.ts';
import { useTotpStep } from './two-factor.store.ts';

/** Ends a sign-in that waits in this browser by a code of the authenticator app, good once (rule 134). */
export async function verifyTwoFactorCode(context: CommandContext, code: string): Promise<SecondStepOutcome> {
  const { browser } = context;
  if (browser === null) throw new NotAllowed();
  const pending = await findPendingSignIn(context);
  if (pending === undefined) return signInExpired();
  const { personId } = pending;
  const subject = lockoutSubject(context, { personId });
  const reserved = await reserveAttempt({ ...context, browser }, { kind: 'secondFactor', subject });
  if (!reserved.ok) return reserved.refusal;
  const totp = await findTotp(context, personId);
  const step = totp?.isConfirmed ? findStep(totp.secret, readTypedCode(code), context.clock.now()) : undefined;
  return await withTransaction(context, async (inside) => {
    if (step === undefined || !(await useTotpStep(inside.database, personId, step)))
      return await settleFailure(inside, reserved.attempt);
    await settleSuccess(inside, reserved.attempt);
    return await finishSecondStep(inside, personId);
  });
}
