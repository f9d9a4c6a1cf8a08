import braintree from 'braintree';
import type { CardType, PaymentMethod } from '#modules/money/payments/payment-method.ts';
import { cardShape, googlePayShape, paypalShape, type Transaction } from './braintree-shapes.ts';

/** Where Braintree's spelling is not ours. */
const SPELLINGS: Readonly<Record<string, CardType>> = {
  Visa: 'Visa',
  MasterCard: 'Mastercard',
  'American Express': 'Amex',
  JCB: 'JCB',
  Discover: 'Discover',
  'Diners Club': 'Diners club',
  'Carte Blanche': 'Carte Blanche',
  'China UnionPay': 'China Unionpay',
  Elo: 'Elo',
  Laser: 'Laser',
  'UK Maestro': 'UK Maestro',
  Maestro: 'Maestro',
  Solo: 'Solo',
  Switch: 'Switch',
};

/** The card type; Apple Pay writes `Apple Pay - Visa`. */
export function cardTypeOf(braintreeType: string | null): CardType {
  return SPELLINGS[braintreeType?.replace(/^Apple Pay - /, '') ?? ''] ?? 'Unknown';
}

/** A method of the vault, as the SDK's classes tell its kind. Throws when it is of a kind that we do not take. */
export function keptMethodOf(kept: unknown): PaymentMethod {
  if (kept instanceof braintree.PayPalAccount) return paypalOf(paypalShape.parse(kept));
  if (kept instanceof braintree.AndroidPayCard) return googlePayOf(googlePayShape.parse(kept));
  if (kept instanceof braintree.ApplePayCard) return cardOf('ApplePayCard', cardShape.parse(kept));
  if (kept instanceof braintree.CreditCard) return cardOf('CreditCard', cardShape.parse(kept));
  throw new TypeError('Braintree keeps a method that is neither a card nor PayPal');
}

/** What a transaction was paid with. Throws when it is of a kind that we do not take. */
export function methodOf(transaction: Transaction): PaymentMethod {
  const { creditCard, applePayCard, androidPayCard, paypalAccount, paymentInstrumentType } = transaction;
  if (paymentInstrumentType === 'paypal_account' && paypalAccount) return paypalOf(paypalAccount);
  if (paymentInstrumentType === 'android_pay_card' && androidPayCard) return googlePayOf(androidPayCard);
  if (paymentInstrumentType === 'apple_pay_card' && applePayCard) return cardOf('ApplePayCard', applePayCard);
  if (paymentInstrumentType === 'credit_card' && creditCard) return cardOf('CreditCard', creditCard);
  throw new TypeError(`Braintree was paid with ${paymentInstrumentType}`);
}

type Wire<Shape extends { readonly _output: unknown }> = Shape['_output'];

function cardOf(kind: 'CreditCard' | 'ApplePayCard' | 'GooglePayCard', card: Wire<typeof cardShape>): PaymentMethod {
  return {
    kind,
    ref: card.token ?? '',
    cardType: cardTypeOf(card.cardType),
    expirationMonth: Number(card.expirationMonth),
    expirationYear: Number(card.expirationYear),
    lastFour: card.last4 ?? '',
    fingerprint: card.uniqueNumberIdentifier,
  };
}

function googlePayOf(card: Wire<typeof googlePayShape>): PaymentMethod {
  const { sourceCardType: cardType, sourceCardLast4: last4, ...rest } = card;
  return cardOf('GooglePayCard', { ...rest, cardType, last4, uniqueNumberIdentifier: null });
}

/** What was paid once by an account that its owner did not let us keep has an empty `ref`. */
function paypalOf({ token, email, payerEmail }: Wire<typeof paypalShape>): PaymentMethod {
  return { kind: 'PaypalAccount', ref: token ?? '', email: email ?? payerEmail, fingerprint: null };
}
