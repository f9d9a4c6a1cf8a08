import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { TaxCertification } from './tax-certification.ts';

type Db = Database<Tables>;

export type NewTaxCertification = TaxCertification & { readonly sealed: string; readonly payableFrom: Date };

/** Puts a new version in the place of the current one, which is kept: payouts were made under it. */
export async function replaceTaxCertification({ kysely }: Db, certification: NewTaxCertification): Promise<void> {
  await kysely
    .updateTable('tax_certification')
    .set({ is_current: false })
    .where('person_id', '=', certification.personId)
    .where('is_current', '=', true)
    .execute();
  await kysely
    .insertInto('tax_certification')
    .values({
      id: certification.id,
      person_id: certification.personId,
      form: certification.form,
      country: certification.country,
      claims_treaty: certification.claimsTreaty,
      is_backup_exempt: certification.isBackupExempt,
      shown_name: certification.shownName,
      shown_number: certification.shownNumber,
      sealed: certification.sealed,
      is_current: true,
      signed_at: certification.signedAt,
      expires_at: certification.expiresAt,
      withdrawn_at: null,
      payable_from: certification.payableFrom,
    })
    .execute();
}

/** Takes the current version away; false where there is none. */
export async function withdrawTaxCertification({ kysely }: Db, personId: string, at: Date, payableFrom: Date) {
  const { numUpdatedRows } = await kysely
    .updateTable('tax_certification')
    .set({ is_current: false, withdrawn_at: at, payable_from: payableFrom })
    .where('person_id', '=', personId)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts how often somebody was told that a form ends. */
export async function countTaxReminder({ kysely }: Db, id: string, count: number): Promise<void> {
  await kysely.updateTable('tax_certification').set({ reminders: count }).where('id', '=', id).execute();
}

/**
 * Deletes the versions of somebody who is gone, but those under which something was paid since a moment: a tax office
 * still has to be told of these.
 */
export async function deleteTaxCertifications(database: Db, personId: string, since: Date): Promise<void> {
  await database.query(
    'tax_delete_answers',
    `delete from tax_certification t where t.person_id = $1 and not exists (
      select from payout p where p.tax_certification_id = t.id and p.state = 'PAID' and p.paid_at >= $2)`,
    [personId, since],
  );
}
