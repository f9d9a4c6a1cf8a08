import type { ColumnType } from 'kysely';
import type { TaxForm } from '#shared/taxes/tax-forms.ts';
import type { Once } from '#modules/ground/tables.ts';

/** One version of what somebody signed; nothing of it is changed but whether it still stands. */
type TaxCertificationTable = {
  id: Once<string>;
  person_id: Once<string>;
  form: Once<TaxForm>;
  country: Once<string>;
  claims_treaty: Once<boolean>;
  is_backup_exempt: Once<boolean>;
  /** Initials, and the last digits of the number: all that its owner sees again. */
  shown_name: Once<string>;
  shown_number: Once<string>;
  sealed: Once<string>;
  is_current: boolean;
  signed_at: Once<Date>;
  expires_at: Once<Date | null>;
  withdrawn_at: Date | null;
  /** No payout is sent before. */
  payable_from: Date;
  reminders: ColumnType<number, number | undefined, number>;
};

/** Written by `tax-certifications.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    tax_certification: TaxCertificationTable;
  }
}
