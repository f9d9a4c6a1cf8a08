import type { ColumnType } from 'kysely';
import type { TaxForm } from '#shared/taxes/tax-forms.ts';
import type { PayoutState } from '#shared/payouts/payout-machine.ts';
import type { ReviewReason } from '#shared/payouts/review-rules.ts';
import type { PayoutAccountStatus, PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import type { Json, Once } from '#modules/ground/tables.ts';

type PayoutAccountTable = {
  id: Once<string>;
  person_id: Once<string>;
  provider: Once<PayoutProviderName>;
  ref: string;
  status: PayoutAccountStatus;
  country: Once<string>;
  currency: string;
  shown: string;
  sealed: Once<string>;
  is_current: boolean;
  created_at: Once<Date>;
  payable_from: Once<Date>;
};

type PayoutTable = {
  id: Once<string>;
  person_id: Once<string>;
  account_id: string | null;
  provider: PayoutProviderName | null;
  currency: Once<string>;
  amount: Once<number>;
  period: Once<string>;
  state: PayoutState;
  attempt: ColumnType<number, number | undefined, number>;
  failures: ColumnType<number, number | undefined, number>;
  sent_amount: number | null;
  sent_currency: string | null;
  rate: string | null;
  /** For taxes, in the currency of the payout; whose form and country it was worked out by. */
  withheld_amount: ColumnType<number, number | undefined, number>;
  withheld_rate: ColumnType<string | null, undefined, string | null>;
  tax_form: ColumnType<TaxForm | null, undefined, TaxForm | null>;
  tax_country: ColumnType<string | null, undefined, string | null>;
  tax_certification_id: ColumnType<string | null, undefined, string | null>;
  transfer: string | null;
  reason: string | null;
  batch_id: string | null;
  created_at: Once<Date>;
  due_at: Date;
  asked_at: Date | null;
  paid_at: Date | null;
};

type PayoutReviewTable = {
  id: Once<string>;
  payout_id: Once<string>;
  status: 'APPROVED' | 'INVALID' | 'PENDING';
  reasons: Once<ReviewReason[]>;
  statement: string | null;
  created_at: Once<Date>;
  due_at: Once<Date>;
  decided_at: Date | null;
};

type PayoutVoteTable = {
  review_id: Once<string>;
  person_id: Once<string>;
  is_approval: Once<boolean>;
  statement: Once<string>;
  created_at: Once<Date>;
};

type PayoutWarningTable = { person_id: Once<string>; currency: Once<string>; count: number; warned_at: Date };

type PayoutAddressCheckTable = {
  account_id: Once<string>;
  code_hash: string;
  tries: number;
  expires_at: Date;
};

type PayoutComparisonTable = {
  provider: Once<PayoutProviderName>;
  compared: number;
  differences: Json<Readonly<Record<string, number>>>;
  /** Their references, the first of each; null where it was compared before they were kept. */
  named: Json<Readonly<Record<string, readonly string[]>> | null>;
  compared_at: Date;
};

/** One row at most. */
type LedgerProofTable = { is_last: Once<boolean>; proved_at: Date; fault_count: number };

/** Written by the stores of `payouts/`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    payout_account: PayoutAccountTable;
    payout_batch: { id: Once<string>; created_at: Once<Date> };
    payout: PayoutTable;
    payout_review: PayoutReviewTable;
    payout_vote: PayoutVoteTable;
    payout_warning: PayoutWarningTable;
    payout_address_check: PayoutAddressCheckTable;
    payout_comparison: PayoutComparisonTable;
    ledger_proof: LedgerProofTable;
  }
}
