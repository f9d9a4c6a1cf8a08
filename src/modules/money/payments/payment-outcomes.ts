import type { Money } from '#shared/money/money.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Why a card was refused, as far as the person can do something about it (rule 95). */
export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED_CARD'
  | 'INCORRECT_NUMBER'
  | 'INCORRECT_CVC'
  | 'INCORRECT_POSTAL_CODE'
  | 'APPROVAL_REFUSED'
  /** Off session, the bank wants the person at a screen. */
  | 'APPROVAL_NEEDED'
  | 'METHOD_GONE'
  | 'TRY_LATER';

export type Declined = {
  readonly state: 'DECLINED';
  readonly reason: DeclineReason;
  /** The provider's own code, for the log and for staff. */
  readonly code: string;
  /** False where the same card cannot succeed later (lost, stolen, closed): no further tries are made by ourselves. */
  readonly isWorthAnotherTry: boolean;
};

/** The person must approve in the browser, by the provider's own script, with this secret (3-D Secure 2). */
type NeedsApproval = {
  readonly state: 'NEEDS_APPROVAL';
  readonly secret: string;
};

/** The wire failed after the call may have gone out: ask, do not call again. */
type Unknown = {
  readonly state: 'UNKNOWN';
};

/** Turned away at the door (too many requests): surely nothing was done, and the same intent may be sent again later. */
export type TurnedAway = {
  readonly state: 'TURNED_AWAY';
};

export type Charged = {
  readonly state: 'SUCCEEDED';
  readonly charge: string;
  readonly money: Money;
  readonly method: PaymentMethod;
  readonly at: Date;
};

/** Accepted by the provider and not yet certain. */
type Pending = {
  readonly state: 'PENDING';
};

/** Given up before it was paid. */
type Abandoned = {
  readonly state: 'ABANDONED';
};

export type ChargeOutcome = Charged | Declined | NeedsApproval | Pending | Abandoned | TurnedAway | Unknown;

export type MethodOutcome =
  | { readonly state: 'KEPT'; readonly method: PaymentMethod }
  | Declined
  | NeedsApproval
  | Abandoned
  | TurnedAway
  | Unknown;

export type RefundOutcome =
  | { readonly state: 'REFUNDED'; readonly refund: string; readonly money: Money; readonly at: Date }
  /**
   * What is left of the charge is less than was asked, or it is not settled. Worth another try where it only has to
   * settle first: Braintree gives a part back after a day at the earliest.
   */
  | { readonly state: 'REFUSED'; readonly code: string; readonly isWorthAnotherTry: boolean }
  | Pending
  | TurnedAway
  | Unknown;
