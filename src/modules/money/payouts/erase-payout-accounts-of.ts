import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteAccountsOf } from './payout-accounts.store.ts';

/**
 * Forgets where a person who goes was paid. What is on its way goes on by the account that it was sent to, which stays
 * sealed until that is answered, and goes then by itself (rule 305).
 */
export async function erasePayoutAccountsOf({ isProgram, viewer, database }: CommandContext, personId: string) {
  mustBeProgram({ isProgram, viewer });
  await deleteAccountsOf(database, personId);
}

/** Forgets the accounts of people who are gone once nothing is on its way to them. Run it daily. */
export async function tendAccountsOfGone(context: CommandContext): Promise<void> {
  const gone = await context.database.query<{ personId: string }>(
    'payout_accounts_of_gone',
    `select distinct a.person_id as "personId" from payout_account a join person p on p.id = a.person_id
      where p.state = 'deleted'`,
    [],
  );
  for (const { personId } of gone) await erasePayoutAccountsOf(context, personId);
}
