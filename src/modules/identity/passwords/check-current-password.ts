import { passwordMessages } from '#shared/messages/passwords.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import type { Busy } from '#modules/ground/busy.ts';
import { reserveAttempt } from '#modules/identity/lockouts/reserve-attempt.ts';
import { settleFailure, settleSuccess } from '#modules/identity/lockouts/settle-attempt.ts';
import type { SignInRefusal } from '#modules/identity/lockouts/sign-in-refusal.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { verifyPassword } from './hash-password.ts';

/**
 * Asks for the current password where there is one and the viewer signed in by it: else it may be
 * forgotten, and the other way in was the proof. Wrong ones count on the same ladder as at sign-in.
 */
export async function checkCurrentPassword(
  context: CommandContext,
  given: string | null,
): Promise<BadRequest | SignInRefusal | Busy | undefined> {
  const { viewer, browser, secrets } = context;
  if (viewer === null || browser === null) throw new NotAllowed();
  const stored = await findStored(context, viewer.personId);
  if (stored === undefined) return undefined;
  if (given === null) {
    return (await signedInByPassword(context)) ? badRequest(passwordMessages.currentNeeded) : undefined;
  }
  const email = (await findOwnEmail(context.database, viewer.personId))?.address ?? viewer.personId;
  const subject = lockoutSubject(context, { email });
  const reserved = await reserveAttempt({ ...context, browser }, { kind: 'password', subject });
  if (!reserved.ok) return reserved.refusal;
  if (!(await verifyPassword(secrets, stored, given))) return await settleFailure(context, reserved.attempt);
  await settleSuccess(context, reserved.attempt);
  return undefined;
}

async function findStored({ database }: CommandContext, personId: string): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom('password')
    .select('hash')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.hash;
}

async function signedInByPassword({ database, viewer }: CommandContext): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('session')
    .select('method')
    .where('id', '=', viewer?.sessionId ?? '')
    .executeTakeFirst();
  return row?.method === 'password';
}
