import type { CommandContext } from '#modules/ground/command-context.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { lockoutSubject } from './lockout-subject.ts';
import { deleteLadder } from './lockouts.store.ts';

const LOCKED = `
  select 1 from sign_in_lockout where kind in ('secondFactor', 'recoveryCode') and subject = $1
    and (is_permanent or locked_until > $2) limit 1`;

/**
 * Ends a lock of passwords, the permanent one too: whoever opened the magic link has the address. For the commands that prove it.
 */
export async function liftPasswordLockout(context: CommandContext, email: string): Promise<void> {
  await deleteLadder(context.database, { kind: 'password', subject: lockoutSubject(context, { email }) });
}

/** Ends a lock of second factors: after a recovery code, or by support (rule 134). */
export async function liftSecondFactorLockout(context: CommandContext, personId: string): Promise<void> {
  const subject = lockoutSubject(context, { personId });
  await deleteLadder(context.database, { kind: 'secondFactor', subject });
  await deleteLadder(context.database, { kind: 'recoveryCode', subject });
}

/** Whether somebody may not try a second factor or a recovery code now. */
export async function isSecondFactorLocked(
  context: Pick<CommandContext, 'database' | 'secrets' | 'clock'>,
  personId: string,
): Promise<boolean> {
  const rows = await context.database.query('second_factor_locked', LOCKED, [
    lockoutSubject(context, { personId }),
    context.clock.now(),
  ]);
  return rows.length > 0;
}

/** Forgets every lock of a person, those kept under their address too: for the program, before the address is erased. */
export async function eraseLockoutsOf(context: CommandContext, personId: string): Promise<void> {
  const email = await findOwnEmail(context.database, personId);
  if (email !== undefined) await liftPasswordLockout(context, email.address);
  await liftSecondFactorLockout(context, personId);
}
