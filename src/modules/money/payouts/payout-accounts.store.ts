import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { PayoutAccount } from './payout.ts';

type Db = Database<Tables>;

/** Puts a new account in the place of the current one, which is kept for the books. */
export async function replaceAccount({ kysely }: Db, account: PayoutAccount, at: Date): Promise<void> {
  await kysely
    .updateTable('payout_account')
    .set({ is_current: false })
    .where('person_id', '=', account.personId)
    .where('is_current', '=', true)
    .execute();
  await kysely
    .insertInto('payout_account')
    .values({
      id: account.id,
      person_id: account.personId,
      provider: account.provider,
      ref: account.ref,
      status: account.status,
      country: account.country,
      currency: account.currency,
      shown: account.shown,
      sealed: account.sealed,
      is_current: true,
      created_at: at,
      payable_from: account.payableFrom,
    })
    .execute();
}

/** Keeps how an account stands at its provider. */
export async function updateAccount(
  { kysely }: Db,
  id: string,
  { status, currency, shown, ref }: Pick<PayoutAccount, 'currency' | 'ref' | 'shown' | 'status'>,
): Promise<void> {
  await kysely.updateTable('payout_account').set({ status, currency, shown, ref }).where('id', '=', id).execute();
}

/** Deletes a person’s accounts, but those that something is on its way to, which nothing new is sent to. */
export async function deleteAccountsOf({ kysely }: Db, personId: string): Promise<void> {
  const underWay = kysely
    .selectFrom('payout')
    .select('account_id')
    .where('state', '=', 'PROCESSING')
    .where('person_id', '=', personId)
    .where('account_id', 'is not', null);
  await kysely.deleteFrom('payout_account').where('person_id', '=', personId).where('id', 'not in', underWay).execute();
  await kysely.updateTable('payout_account').set({ is_current: false }).where('person_id', '=', personId).execute();
}
