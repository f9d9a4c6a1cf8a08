import { expect, test } from 'vitest';
import { methodText, planText, priceText } from './membership-text.ts';

const card = { cardType: 'Visa', expirationMonth: 8, expirationYear: 2027, lastFour: '4242' };

test('MEMB-14: a card is shown by its brand, its last digits and its month, with what it is kept in', () => {
  expect(methodText({ __typename: 'CreditCard', ...card })).toBe('Visa ···· 4242, expires 08/27');
  expect(methodText({ __typename: 'CreditCard', ...card }, true)).toBe('Visa ···· 4242, expired 08/27');
  expect(methodText({ __typename: 'ApplePayCard', ...card })).toBe('Apple Pay (Visa ···· 4242, expires 08/27)');
  expect(methodText({ __typename: 'GooglePayCard', ...card, expirationYear: 2100 })).toBe(
    'Google Pay (Visa ···· 4242, expires 08/00)',
  );
  expect(methodText({ __typename: 'PaypalAccount', email: 'ada@mail.example' })).toBe('PayPal (ada@mail.example)');
  expect(methodText({ __typename: 'PaypalAccount', email: null })).toBe('PayPal');
  expect(methodText(null)).toBe('None on file');
});

test('MEMB-4: a plan says its tier and how often it is paid, and ANNUAL is YEARLY', () => {
  expect(planText('PREMIUM_MONTHLY')).toBe('Friend (monthly)');
  expect(planText('ANNUAL')).toBe(planText('YEARLY'));
  expect(priceText('MONTHLY', { amount: 500, currency: 'USD' })).toBe('$5 a month');
  expect(priceText('ANNUAL', { amount: 4550, currency: 'USD' })).toBe('$45.50 a year');
});
