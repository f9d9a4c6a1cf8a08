import type { TaxForm } from '#shared/taxes/tax-forms.ts';

/** A form that somebody signed, as they and staff see it: nothing of it but what is masked. */
export type TaxCertification = {
  readonly id: string;
  readonly personId: string;
  readonly form: TaxForm;
  readonly country: string;
  readonly claimsTreaty: boolean;
  readonly isBackupExempt: boolean;
  readonly shownName: string;
  readonly shownNumber: string;
  readonly signedAt: Date;
  /** From when on it is good no more; null of one that stays good. */
  readonly expiresAt: Date | null;
};

export const TAX_CERTIFICATION_COLUMNS = `
  t.id, t.person_id as "personId", t.form, t.country, t.claims_treaty as "claimsTreaty",
  t.is_backup_exempt as "isBackupExempt", t.shown_name as "shownName", t.shown_number as "shownNumber",
  t.signed_at as "signedAt", t.expires_at as "expiresAt"`;

/** Whether a form is past its end. */
export function isExpired({ expiresAt }: Pick<TaxCertification, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
