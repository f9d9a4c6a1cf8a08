import type { Currency, Money } from '#shared/money/money.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { ChargeOutcome, MethodOutcome, RefundOutcome } from './payment-outcomes.ts';
import type { ProviderEvent, ReceivedEvent } from './provider-event.ts';

/** Who keeps cards and moves money. `SANDBOX` is our own, and moves none. */
export const providerNames = ['STRIPE', 'BRAINTREE', 'SANDBOX'] as const;
export type ProviderName = (typeof providerNames)[number];

/** What each call that changes something carries: the row that was written before it (rule 94). */
type Intended = {
  /** Our own id of the intent; the provider's idempotency key or order id, and what it is found by later. */
  readonly intentId: string;
};

export type CustomerInput = Intended & {
  readonly personId: string;
  readonly email: string | null;
  readonly name: string;
};

export type MethodInput = Intended & {
  readonly customer: string;
  /** What the provider's own fields gave in the browser (payment method, nonce): never a number of a card. */
  readonly token: string;
  /** What it will be charged in: Braintree verifies a card, and asks for approval, by the account of a currency. */
  readonly currency?: Currency;
};

export type ChargeInput = Intended & {
  readonly customer: string;
  readonly money: Money;
  /**
   * A token of the browser for a first payment, which is then kept; or the method that was kept, with what the
   * provider's script gave where its owner approved before the charge (`approvalBefore`).
   */
  readonly method: { readonly token: string } | { readonly kept: string; readonly approved?: string };
  /** False for renewals by themselves, where nobody sits at a screen that could ask for approval. */
  readonly isOnSession: boolean;
  /** What the statement of the card says, at most 22 characters. */
  readonly statement: string;
};

export type RefundInput = Intended & {
  readonly charge: string;
  readonly money: Money;
};

/** What the browser needs to draw the provider's own fields, which alone see a card. */
export type BrowserSetup =
  | { readonly provider: 'STRIPE'; readonly publishableKey: string }
  | { readonly provider: 'BRAINTREE'; readonly clientToken: string }
  | { readonly provider: 'SANDBOX' };

/**
 * The port to whoever keeps cards and moves money, in our own words (rule 96). It knows customers, kept
 * methods, charges and refunds, and no plans: when to charge, how much and how often again is ours, the same for all.
 *
 * Outcomes are values. A call that may or may not have arrived answers `UNKNOWN`, and is then settled by `findCharge`
 * or `findRefund`, never by a second call. Only a fault of the program itself throws.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** For fields that will pay in a currency; in that of the provider's default account where none is named. */
  browserSetup(customer: string | null, currency?: Currency): Promise<BrowserSetup>;
  /** Keeps a customer for a person, the same one however often it is asked. */
  keepCustomer(input: CustomerInput): Promise<{ readonly customer: string } | 'UNKNOWN'>;
  /** Keeps a method without a charge, for trials and for a new card. */
  keepMethod(input: MethodInput): Promise<MethodOutcome>;
  /** What became of keeping a method, by the intent of it, once the person has approved or gone away. */
  findMethod(intent: Intended & { readonly customer: string }): Promise<MethodOutcome | 'NOT_FOUND'>;
  /** Gives up keeping a method that waits for approval; answers what it has become, for it may just have been kept. */
  abandonMethod(intent: Intended & { readonly customer: string }): Promise<MethodOutcome | 'NOT_FOUND'>;
  /** A kept method as it stands now, after its bank renewed it, say; `NOT_FOUND` once it is forgotten. */
  readMethod(method: string): Promise<PaymentMethod | 'NOT_FOUND' | 'UNKNOWN'>;
  /** Forgets a kept method; one that is gone already is forgotten. */
  forgetMethod(method: string): Promise<'FORGOTTEN' | 'UNKNOWN'>;
  /**
   * What the browser asks for approval of a kept method with, where that comes before a charge (Braintree); null where
   * the charge itself answers `NEEDS_APPROVAL`, or nothing can be asked now.
   */
  approvalBefore(method: string): Promise<string | null>;
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /**
   * What became of a charge, by the intent of it; `NOT_FOUND` where the provider never heard of it. Asked only once
   * the call is over or had 30 s: what a provider is working on at this moment may not be listed yet.
   */
  findCharge(intent: Intended & { readonly customer: string }): Promise<ChargeOutcome | 'NOT_FOUND'>;
  /** A charge by what the provider calls it, as events about refunds and disputes name it. */
  readCharge(charge: string): Promise<ProviderCharge | 'NOT_FOUND' | 'UNKNOWN'>;
  /** Gives up a charge that waits for approval; answers what it has become, for it may just have been paid. */
  abandonCharge(intent: Intended & { readonly customer: string }): Promise<ChargeOutcome | 'NOT_FOUND'>;
  refund(input: RefundInput): Promise<RefundOutcome>;
  findRefund(intent: Intended & { readonly charge: string }): Promise<RefundOutcome | 'NOT_FOUND'>;
  /** Reads an event: signature, age within 300 s either way, and what it is about. It changes nothing yet. */
  readEvent(received: ReceivedEvent): Promise<ProviderEvent | 'REFUSED'>;
  /** Everything charged from a moment on, oldest first, for the nightly comparison (rule 94). */
  charges(since: Date): AsyncIterable<ProviderCharge>;
};

/** A charge as the provider has it, fetched afresh. */
export type ProviderCharge = {
  readonly charge: string;
  /** Null for what was not charged by us. */
  readonly intentId: string | null;
  readonly customer: string | null;
  readonly outcome: ChargeOutcome;
  readonly refunded: Money;
  /** Its owner's bank has asked for it back, and we have not won. */
  readonly isDisputed: boolean;
  /** The bank has it back for good. */
  readonly isDisputeLost: boolean;
  readonly at: Date;
};
