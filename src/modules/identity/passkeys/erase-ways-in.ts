import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { erasePassword } from '#modules/identity/passwords/erase-password.ts';
import { eraseTwoFactor } from '#modules/identity/two-factor/erase-two-factor.ts';
import { deletePasskeys } from './passkeys.store.ts';

/** Forgets password, passkeys and second factors of a person: for the program, when the account is erased. */
export async function eraseWaysIn(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  await withTransaction(context, async (inside) => {
    await erasePassword(inside, personId);
    await eraseTwoFactor(inside, personId);
    await deletePasskeys(inside.database, personId);
  });
}
