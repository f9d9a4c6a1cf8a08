import { countCharacters, PASSWORD_MIN } from '#shared/identity/password-rules.ts';
import { passwordMessages } from '#shared/messages/passwords.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { liftPasswordLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import type { SignInRefusal } from '#modules/identity/lockouts/sign-in-refusal.ts';
import { endOtherSessions } from '#modules/identity/sessions/end-other-sessions.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { explainPasswordFault } from '#shared/identity/explain-password-fault.ts';
import { findPersonFault } from './find-person-fault.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { hashPassword } from './hash-password.ts';
import { mustChangeWaysIn } from './must-change-ways-in.ts';
import { notifyPasswordChange } from './notify-password-change.ts';
import { refuseUnprovenAddress } from './refuse-unproven-address.ts';
import { upsertPassword } from './passwords.store.ts';
import { hasOtherFactor, lockWaysIn } from './ways-in.ts';

/** Each try hashes twice. */
const RULE = { most: 20, windowSeconds: 3_600 } as const;

/** Done: what stands behind the type of the schema. */
export type AccountSecurity = { readonly type: 'AccountSecurity'; readonly personId: string };
/** Done, or why not. */
export type WaysInOutcome = AccountSecurity | BadRequest | SignInRefusal | Busy;

/**
 * Sets or changes the viewer's password (rule 132), having stepped up. Who signed in by the current
 * password must give it again; who signed in otherwise may have forgotten it. A lock of the old password ends with it.
 */
export async function setPassword(
  context: CommandContext,
  input: {
    readonly password: string;
    readonly currentPassword: string | null;
    readonly endsOtherSessions: boolean;
  },
): Promise<WaysInOutcome> {
  const { personId } = mustChangeWaysIn(context);
  const taken = await takeOperation(context, 'set password', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const unproven = await refuseUnprovenAddress(context, personId);
  if (unproven !== undefined) return unproven;
  if (!input.password.isWellFormed()) return badRequest(passwordMessages.unreadable);
  const refusal = await checkCurrentPassword(context, input.currentPassword);
  if (refusal !== undefined) return refusal;
  const hash = await hashPassword(context.secrets, input.password);
  return await withTransaction(context, async (inside) => {
    const ways = await lockWaysIn(inside, personId);
    const about = { hasOtherFactor: hasOtherFactor(ways) };
    const fault = await findPersonFault(inside, personId, input.password, about);
    if (fault !== undefined) return badRequest(explainPasswordFault(fault, about));
    const isShort = countCharacters(input.password) < PASSWORD_MIN;
    const now = inside.clock.now();
    const isFirst = await upsertPassword(inside.database, { personId, hash, isShort, now });
    const email = (await findOwnEmail(inside.database, personId))?.address;
    if (email !== undefined) await liftPasswordLockout(inside, email);
    if (input.endsOtherSessions) await endOtherSessions(inside);
    await notifyPasswordChange(inside, personId, isFirst ? 'set' : 'changed');
    return { type: 'AccountSecurity', personId };
  });
}
