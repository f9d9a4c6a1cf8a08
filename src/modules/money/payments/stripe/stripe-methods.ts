import type { Stripe } from 'stripe';
import type { CardType, PaymentMethod } from '../payment-method.ts';

const CARD_TYPE_OF: Readonly<Record<string, CardType>> = {
  amex: 'Amex',
  diners: 'Diners club',
  discover: 'Discover',
  elo: 'Elo',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  unionpay: 'China Unionpay',
  visa: 'Visa',
};

const WALLETS: Readonly<Record<string, 'ApplePayCard' | 'GooglePayCard'>> = {
  apple_pay: 'ApplePayCard',
  google_pay: 'GooglePayCard',
};

/** What methods and charges say alike of a card. */
type CardFacts = {
  readonly brand: string | null;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly last4: string | null;
  readonly fingerprint?: string | null;
  readonly wallet: { readonly type: string } | null;
};

/** A kept method in our words. */
export function methodOfStripe(method: Stripe.PaymentMethod): PaymentMethod {
  const { id, type, card, paypal } = method;
  if (card) return cardOf(id, card);
  if (type === 'paypal') return paypalOf(id, paypal?.payer_email);
  throw new RangeError(`a method of Stripe's is of a type that we never offer: ${type}`);
}

/** The method that a charge went to, as it was then. */
export function methodOfCharge(charge: Stripe.Charge): PaymentMethod {
  const details = charge.payment_method_details;
  const ref = charge.payment_method ?? '';
  if (details?.card) return cardOf(ref, details.card);
  if (details?.paypal) return paypalOf(ref, details.paypal.payer_email);
  throw new RangeError(`a charge of Stripe's went to a method that we never offer: ${details?.type ?? 'none'}`);
}

function cardOf(ref: string, card: CardFacts): PaymentMethod {
  return {
    kind: WALLETS[card.wallet?.type ?? ''] ?? 'CreditCard',
    ref,
    cardType: CARD_TYPE_OF[card.brand ?? ''] ?? 'Unknown',
    expirationMonth: card.exp_month,
    expirationYear: card.exp_year,
    lastFour: card.last4 ?? '',
    fingerprint: card.fingerprint ?? null,
  };
}

function paypalOf(ref: string, email: string | null | undefined): PaymentMethod {
  return { kind: 'PaypalAccount', ref, email: email ?? null, fingerprint: null };
}
