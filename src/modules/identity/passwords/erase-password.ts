import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { liftPasswordLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { deletePassword } from './passwords.store.ts';

/** Forgets a person's password and its lock: for the program, when the account is erased. */
export async function erasePassword(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deletePassword(context.database, personId);
  const email = await findOwnEmail(context.database, personId);
  if (email !== undefined) await liftPasswordLockout(context, email.address);
}
