import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { TaxAnswer } from './tax-answer.ts';

type Db = Database<Tables>;

export type NewTaxAnswer = TaxAnswer & { readonly sealed: string; readonly payableFrom: Date };

/** Puts a new version in the place of the current one, which is kept: payouts were made under it. */
export async function replaceTaxAnswer({ kysely }: Db, answer: NewTaxAnswer): Promise<void> {
  await kysely
    .updateTable('tax_answer')
    .set({ is_current: false })
    .where('person_id', '=', answer.personId)
    .where('is_current', '=', true)
    .execute();
  await kysely
    .insertInto('tax_answer')
    .values({
      id: answer.id,
      person_id: answer.personId,
      form: answer.form,
      country: answer.country,
      claims_treaty: answer.claimsTreaty,
      is_backup_exempt: answer.isBackupExempt,
      shown_name: answer.shownName,
      shown_number: answer.shownNumber,
      sealed: answer.sealed,
      is_current: true,
      signed_at: answer.signedAt,
      expires_at: answer.expiresAt,
      withdrawn_at: null,
      payable_from: answer.payableFrom,
    })
    .execute();
}

/** Takes the current version away; false where there is none. */
export async function withdrawTaxAnswer({ kysely }: Db, personId: string, at: Date, payableFrom: Date) {
  const { numUpdatedRows } = await kysely
    .updateTable('tax_answer')
    .set({ is_current: false, withdrawn_at: at, payable_from: payableFrom })
    .where('person_id', '=', personId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts how often somebody was told that a form ends. */
export async function countTaxReminder({ kysely }: Db, id: string, count: number): Promise<void> {
  await kysely.updateTable('tax_answer').set({ reminders: count }).where('id', '=', id).execute();
}

/**
 * Deletes the versions of somebody who is gone, but those under which something was paid since a moment: a tax office
 * still has to be told of these.
 */
export async function deleteTaxAnswers(database: Db, personId: string, since: Date): Promise<void> {
  await database.query(
    'tax_delete_answers',
    `delete from tax_answer t where t.person_id = $1 and not exists (
      select from payout p where p.tax_answer_id = t.id and p.state = 'PAID' and p.paid_at >= $2)`,
    [personId, since],
  );
}
