import braintree from 'braintree';
import { expect, test } from 'vitest';
import { CARD_TYPES } from '#modules/money/payments/payment-method.ts';
import { cardTypeOf, keptMethodOf } from './payment-method-of.ts';

test.each([
  ['American Express', 'Amex'],
  ['Carte Blanche', 'Carte Blanche'],
  ['China UnionPay', 'China Unionpay'],
  ['Diners Club', 'Diners club'],
  ['Discover', 'Discover'],
  ['Elo', 'Elo'],
  ['JCB', 'JCB'],
  ['Laser', 'Laser'],
  ['UK Maestro', 'UK Maestro'],
  ['Maestro', 'Maestro'],
  ['MasterCard', 'Mastercard'],
  ['Solo', 'Solo'],
  ['Switch', 'Switch'],
  ['Visa', 'Visa'],
  ['Unknown', 'Unknown'],
  ['Hiper', 'Unknown'],
  ['', 'Unknown'],
  [null, 'Unknown'],
  ['Apple Pay - Visa', 'Visa'],
  ['Apple Pay - American Express', 'Amex'],
  ['Apple Pay - MasterCard', 'Mastercard'],
])('MEMB-14: the card type %s is written %s', (wire, ours) => {
  expect(cardTypeOf(wire)).toBe(ours);
});

test('MEMB-14: each card type that the SDK knows has one of ours, and each of ours is reached', () => {
  const reached = braintree.CreditCard.CardType.All().map(cardTypeOf);
  expect(new Set(reached)).toEqual(new Set(CARD_TYPES));
});

test('MEMB-3: what is neither a card nor PayPal is no method of ours', () => {
  expect(() => keptMethodOf(new braintree.VenmoAccount())).toThrow(TypeError);
});
