import type { Money } from '#shared/money/money.ts';
import type { DeclineReason } from '#modules/money/payments/payment-outcomes.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';

/** What a payment is for; each kind knows what to do once it is paid. */
export type IntentKind =
  | 'DOMAIN'
  | 'GIFT'
  | 'GROUP_GIFT'
  | 'METHOD'
  | 'REACTIVATION'
  | 'RENEWAL'
  | 'START'
  | 'SWITCH'
  | 'TRIAL';

export type IntentState = 'SENT' | 'UNKNOWN' | 'NEEDS_APPROVAL' | 'PENDING' | 'SUCCEEDED' | 'DECLINED' | 'ABANDONED';

/** Kinds that keep a method and move no money. */
const WITHOUT_CHARGE: ReadonlySet<IntentKind> = new Set(['METHOD', 'TRIAL']);

/** Whether an intent is settled by a charge, or by a method that is kept. */
export function isCharge(kind: IntentKind): boolean {
  return !WITHOUT_CHARGE.has(kind);
}

/** What somebody means to pay, written down before any call goes out (rule 94, decision 0026). */
export type PaymentIntent = {
  /** 32 hex digits: the provider's idempotency key or order id. */
  readonly id: string;
  /** Null once the account is erased. */
  readonly personId: string | null;
  readonly kind: IntentKind;
  /** The membership or the gift that it is for; of a domain its owner. */
  readonly subjectId: string;
  readonly provider: ProviderName;
  readonly customer: string;
  readonly money: Money;
  /** What is bought, as its kind reads it. */
  readonly purpose: unknown;
  readonly state: IntentState;
  readonly charge: string | null;
  readonly method: PaymentMethod | null;
  readonly reason: DeclineReason | null;
  readonly code: string | null;
  /** What the browser needs to ask for approval. */
  readonly secret: string | null;
  readonly isWorthAnotherTry: boolean;
  readonly createdAt: Date;
  readonly askedAt: Date;
  readonly settledAt: Date | null;
  readonly appliedAt: Date | null;
  /** When the provider told of it before its call came back, or null. */
  readonly toldAt: Date | null;
  /** What it was to be paid with, as nobody can read it (`methodMark`); null for what was written down without. */
  readonly methodMark: string | null;
  /** When its owner asked for something else in its place: from then on it is given up, and never approved. */
  readonly endingAt: Date | null;
};

/** Whether it may still become paid. */
export function isOpen({ state }: PaymentIntent): boolean {
  return state !== 'SUCCEEDED' && state !== 'DECLINED' && state !== 'ABANDONED';
}
