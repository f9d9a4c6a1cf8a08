import { KEY, MADE, type PersonalTable, SECRET } from '#modules/ground/personal-table.ts';

const LAW = 'what was paid is kept for as long as the law on accounts asks, by an id that names nobody';

export const personal: readonly PersonalTable[] = [
  {
    table: 'payout',
    column: 'person_id',
    exported: {
      file: 'payouts.json',
      columns: {
        month: 'period',
        amount: 'amount',
        currency: 'currency',
        state: 'state',
        provider: 'provider',
        sentAmount: 'sent_amount',
        sentCurrency: 'sent_currency',
        rate: 'rate',
        withheldAmount: 'withheld_amount',
        withheldRate: 'withheld_rate',
        taxForm: 'tax_form',
        taxCountry: 'tax_country',
        reason: 'reason',
        createdAt: 'created_at',
        paidAt: 'paid_at',
      },
      leftOut: {
        id: KEY,
        account_id: KEY,
        attempt: MADE,
        failures: MADE,
        transfer: KEY,
        batch_id: KEY,
        tax_certification_id: KEY,
        due_at: MADE,
        asked_at: MADE,
      },
    },
    erased: { kept: LAW },
  },
  {
    table: 'payout_account',
    column: 'person_id',
    exported: {
      file: 'payout-accounts.json',
      columns: {
        provider: 'provider',
        status: 'status',
        country: 'country',
        currency: 'currency',
        account: 'shown',
        isCurrent: 'is_current',
        createdAt: 'created_at',
        payableFrom: 'payable_from',
      },
      leftOut: { id: KEY, ref: KEY, sealed: SECRET },
    },
    erased: { by: 'payouts/erase-payout-accounts-of.ts' },
  },
  {
    table: 'payout_vote',
    column: 'person_id',
    exported: { withheld: 'what staff decided about the payouts of others' },
    erased: { kept: 'what staff did is kept, whoever they were' },
  },
  {
    table: 'payout_warning',
    column: 'person_id',
    exported: { file: 'payout-warnings.json', columns: { currency: 'currency', mails: 'count', lastAt: 'warned_at' } },
    erased: 'rows',
  },
];
