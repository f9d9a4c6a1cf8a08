import { KEY, MADE, type PersonalTable, SECRET } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'tax_certification',
    column: 'person_id',
    exported: {
      file: 'tax-forms.json',
      columns: {
        form: 'form',
        country: 'country',
        name: 'shown_name',
        taxNumber: 'shown_number',
        claimsTreaty: 'claims_treaty',
        isExemptFromBackupWithholding: 'is_backup_exempt',
        isCurrent: 'is_current',
        signedAt: 'signed_at',
        goodUntil: 'expires_at',
        withdrawnAt: 'withdrawn_at',
        payableFrom: 'payable_from',
      },
      leftOut: { id: KEY, sealed: SECRET, reminders: MADE },
    },
    erased: { by: 'taxes/erase-taxes-of.ts' },
  },
];
