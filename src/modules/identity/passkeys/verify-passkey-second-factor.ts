import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { reserveAttempt } from '#modules/identity/lockouts/reserve-attempt.ts';
import { settleFailure, settleSuccess } from '#modules/identity/lockouts/settle-attempt.ts';
import { findPendingSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import {
  finishSecondStep,
  type SecondStepOutcome,
  signInExpired,
} from '#modules/identity/two-factor/finish-second-step.ts';
import { checkProof } from './check-proof.ts';

/** Ends a sign-in that waits in this browser by a passkey. Locked second factors lock it too (rule 134). */
export async function verifyPasskeySecondFactor(context: CommandContext, response: string): Promise<SecondStepOutcome> {
  const { browser } = context;
  if (browser === null) throw new NotAllowed();
  const pending = await findPendingSignIn(context);
  if (pending === undefined) return signInExpired();
  const { personId } = pending;
  const subject = lockoutSubject(context, { personId });
  const reserved = await reserveAttempt({ ...context, browser }, { kind: 'secondFactor', subject });
  if (!reserved.ok) return reserved.refusal;
  const isRight = (await checkProof(context, response, { purpose: 'secondFactor', personId })) !== undefined;
  if (!isRight) return await settleFailure(context, reserved.attempt);
  await settleSuccess(context, reserved.attempt);
  return await finishSecondStep(context, personId);
}
