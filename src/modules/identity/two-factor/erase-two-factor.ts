import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { liftSecondFactorLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { deleteRecoveryCodes, deleteTotp, upsertPasskeyChoice } from './two-factor.store.ts';

/**
 * Forgets a person's second factors and their lock: for the program, when the account is erased, and for
 * support, when a person has lost them all and proved otherwise who they are (rule 134).
 */
export async function eraseTwoFactor(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  const { database, clock } = context;
  await deleteTotp(database, personId);
  await deleteRecoveryCodes(database, personId);
  await upsertPasskeyChoice(database, { personId, asksForPasskey: false, now: clock.now() });
  await liftSecondFactorLockout(context, personId);
}
