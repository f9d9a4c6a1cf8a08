import type { Money } from '#shared/money/money.ts';
import type { PayoutState } from '#shared/payouts/payout-machine.ts';
import type { PayoutAccountStatus, PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';

/** Where a writer is paid, as they and staff see it. */
export type PayoutAccount = {
  readonly id: string;
  readonly personId: string;
  readonly provider: PayoutProviderName;
  readonly ref: string;
  readonly status: PayoutAccountStatus;
  readonly country: string;
  readonly currency: string;
  readonly shown: string;
  readonly sealed: string;
  /** Nothing is sent before: what was changed by a thief can be told in time. */
  readonly payableFrom: Date;
};

/** One payout of one month. */
export type Payout = {
  readonly id: string;
  readonly personId: string;
  readonly accountId: string | null;
  readonly provider: PayoutProviderName | null;
  /** What left the balance. */
  readonly money: Money;
  readonly period: string;
  readonly state: PayoutState;
  readonly attempt: number;
  readonly failures: number;
  /** What was asked for, where it was converted something else. */
  readonly sent: Money | null;
  readonly rate: string | null;
  /** Of `money`, in its currency: what the last try kept back for taxes. */
  readonly withheld: number;
  /** In percent; null where this site keeps nothing back. */
  readonly withheldRate: string | null;
  readonly reason: string | null;
  readonly batchId: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
};

/** What a provider knows a try by: the same however often it is asked for, another one after each answer. */
export function keyOf({ id, attempt }: Pick<Payout, 'attempt' | 'id'>): string {
  return `${id}-${attempt}`;
}

export const PAYOUT_COLUMNS = `
  p.id, p.person_id as "personId", p.account_id as "accountId", p.provider,
  json_build_object('amount', p.amount, 'currency', p.currency) as money, p.period, p.state, p.attempt, p.failures,
  case when p.sent_amount is not null then json_build_object('amount', p.sent_amount, 'currency', p.sent_currency) end
    as sent, p.rate, p.withheld_amount as withheld, p.withheld_rate as "withheldRate", p.reason, p.batch_id as "batchId", p.created_at as "createdAt", p.due_at as "dueAt",
  p.paid_at as "paidAt"`;

export const ACCOUNT_COLUMNS = `
  a.id, a.person_id as "personId", a.provider, a.ref, a.status, a.country, a.currency, a.shown, a.sealed,
  a.payable_from as "payableFrom"`;
