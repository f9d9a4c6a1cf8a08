import type { Approval, Instrument } from './vault.ts';

export type Status =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settlement_confirmed'
  | 'settlement_pending'
  | 'settlement_declined'
  | 'settled'
  | 'voided'
  | 'failed'
  | 'gateway_rejected'
  | 'processor_declined'
  | 'authorization_expired'
  | 'authorizing';

export type Dispute = { readonly id: string; status: string; readonly openedAt: Date; readonly amount: string };

export type StoredTransaction = {
  readonly id: string;
  readonly type: 'sale' | 'credit';
  status: Status;
  readonly amount: string;
  readonly currencyIsoCode: string;
  readonly merchantAccountId: string;
  readonly orderId: string | null;
  readonly customerId: string | null;
  /** The instrument as it was then, and where it is kept. */
  readonly instrument: Instrument;
  readonly token: string | null;
  readonly approval: Approval | undefined;
  readonly source: string | null;
  readonly descriptor: string | null;
  readonly createdAt: Date;
  updatedAt: Date;
  readonly history: { readonly status: Status; readonly at: Date }[];
  responseCode: string | null;
  settlementCode: string | null;
  readonly rejection: string | null;
  readonly refundedTransactionId: string | null;
  readonly refundIds: string[];
  readonly disputes: Dispute[];
};

/** Moves a transaction on, and remembers when. */
export function moveTo(transaction: StoredTransaction, status: Status, at: Date): void {
  transaction.status = status;
  transaction.updatedAt = at;
  transaction.history.push({ status, at });
}

/** Whether its money went, or is on its way. */
export function isPaid({ status }: StoredTransaction): boolean {
  return ['submitted_for_settlement', 'settling', 'settlement_confirmed', 'settled'].includes(status);
}
