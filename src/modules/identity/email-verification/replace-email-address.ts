import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteUnverifiedAddress, deleteVerifications, replaceAddress } from './email-addresses.store.ts';

/**
 * Gives a person another address, which they have just shown to be theirs. Whoever holds it without
 * ever having shown that loses it. False where somebody else has shown it. Part of changing an address.
 */
export async function replaceEmailAddress(
  context: CommandContext,
  change: { readonly personId: string; readonly address: string },
): Promise<boolean> {
  await deleteVerifications(context.database, { personId: change.personId });
  try {
    // A savepoint: a clash must not end the transaction around it.
    await context.database.transaction(async (database) => {
      const owner = await database.kysely
        .selectFrom('email_address')
        .select('person_id')
        .where('address', '=', change.address)
        .executeTakeFirst();
      if (owner?.person_id !== change.personId) await deleteUnverifiedAddress(database, change.address);
      await replaceAddress(database, change);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
