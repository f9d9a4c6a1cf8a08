import { mustBeProgram } from '#modules/acting.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { liftPasswordLockout } from '#modules/lockouts/lift-lockout.ts';
import { findOwnEmail } from '#modules/sign-in/find-own-email.ts';
import { deletePassword } from './passwords.store.ts';

/** Forgets a person's password and its lock: for the program, when the account is erased. */
export async function erasePassword(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await deletePassword(context.database, personId);
  const email = await findOwnEmail(context.database, personId);
  if (email !== undefined) await liftPasswordLockout(context, email.address);
}
