import { expect, test } from 'vitest';
import { batchOf, moneyOf, outcomeOf, refusalOf } from './paypal-batch.ts';

const amount = { value: '20.00', currency: 'USD' };
const batch = (state: string, item?: { status: string; fault?: string; value?: string }, fault?: string) =>
  batchOf({
    batch_header: {
      payout_batch_id: 'B1',
      batch_status: state,
      ...(fault !== undefined && { errors: { name: fault } }),
    },
    ...(item !== undefined && {
      items: [
        {
          payout_item_id: 'I1',
          transaction_status: item.status,
          payout_item: { amount: { ...amount, value: item.value ?? amount.value }, receiver: 'ada@mail.example' },
          ...(item.fault !== undefined && { errors: { name: item.fault, message: 'In words.' } }),
        },
      ],
    }),
  });

test.each([
  ['SUCCESS', { state: 'PAID', transfer: 'I1' }],
  ['PENDING', { state: 'PROCESSING' }],
  ['UNCLAIMED', { state: 'PROCESSING', waitsFor: 'UNCLAIMED' }],
  ['ONHOLD', { state: 'PROCESSING', waitsFor: 'ONHOLD' }],
  ['NEW_AT_PAYPAL', { state: 'PROCESSING', waitsFor: 'NEW_AT_PAYPAL' }],
  ['FAILED', { state: 'FAILED', code: 'FAILED', isWorthAnotherTry: false }],
  ['BLOCKED', { state: 'FAILED', code: 'BLOCKED', isWorthAnotherTry: false }],
  ['RETURNED', { state: 'RETURNED', transfer: 'I1', code: 'NOT_CLAIMED', isUntaken: true }],
  ['REFUNDED', { state: 'RETURNED', transfer: 'I1', code: 'REFUNDED' }],
  ['REVERSED', { state: 'RETURNED', transfer: 'I1', code: 'REVERSED' }],
] as const)('rule 234: a payment that is %s at PayPal is %o', (status, outcome) => {
  const read = batch('SUCCESS', { status });
  expect(read && outcomeOf(read)).toEqual(outcome);
});

test.each([
  ['PENDING', undefined, undefined, { state: 'PROCESSING' }],
  ['PROCESSING', undefined, undefined, { state: 'PROCESSING' }],
  ['DENIED', undefined, undefined, { state: 'FAILED', code: 'DENIED', isWorthAnotherTry: false }],
  ['DENIED', undefined, 'INSUFFICIENT_FUNDS', { state: 'FAILED', code: 'INSUFFICIENT_FUNDS', isWorthAnotherTry: true }],
  [
    'DENIED',
    { status: 'PENDING' },
    'INSUFFICIENT_FUNDS',
    { state: 'FAILED', code: 'INSUFFICIENT_FUNDS', isWorthAnotherTry: true },
  ],
  [
    'SUCCESS',
    { status: 'FAILED', fault: 'RECEIVER_ACCOUNT_LOCKED' },
    undefined,
    { state: 'FAILED', code: 'RECEIVER_ACCOUNT_LOCKED', isWorthAnotherTry: false },
  ],
  [
    'SUCCESS',
    { status: 'FAILED', fault: 'INTERNAL_ERROR' },
    undefined,
    { state: 'FAILED', code: 'INTERNAL_ERROR', isWorthAnotherTry: true },
  ],
] as const)('rule 229: a batch that is %s with %o (%s) is %o', (state, item, fault, outcome) => {
  const read = batch(state, item, fault);
  expect(read && outcomeOf(read)).toEqual(outcome);
});

test('rule 229: amounts are read to the cent, and what is none is not guessed', () => {
  const cents = (value: string) => {
    const read = batch('SUCCESS', { status: 'SUCCESS', value });
    return read && moneyOf(read);
  };
  expect(cents('20.05')).toEqual({ amount: 2005, currency: 'USD' });
  expect([cents('20.055'), cents('twenty')]).toEqual([null, null]);
  expect(batchOf({ batch_header: {} })).toBeNull();
  expect(batchOf('<html>')).toBeNull();
});

test('rule 229: a name that PayPal had before says where its batch is, wherever the link stands', () => {
  const detail = { field: 'SENDER_BATCH_ID', issue: 'Batch with given sender_batch_id already exists' };
  const link = [{ href: 'https://api-m.paypal.com/v1/payments/payouts/CDZEC5MJ8R5HY', rel: 'self' }];
  const known = { name: 'USER_BUSINESS_ERROR', details: [detail] };
  const found = { kind: 'KNOWN', batch: 'CDZEC5MJ8R5HY' };
  expect(refusalOf(400, { ...known, links: link })).toEqual(found);
  expect(refusalOf(400, { ...known, details: [{ ...detail, link }] })).toEqual(found);
  expect(refusalOf(400, known)).toEqual({ kind: 'KNOWN', batch: null });
  expect(refusalOf(400, { name: 'USER_BUSINESS_ERROR' })).toEqual({ kind: 'KNOWN', batch: null });
});

test.each([
  [400, { name: 'VALIDATION_ERROR', details: [{ field: 'items[0].receiver' }] }, 'VALIDATION_ERROR'],
  [422, { name: 'INSUFFICIENT_FUNDS' }, 'INSUFFICIENT_FUNDS'],
] as const)('rule 229: %i with %o is a refusal: %s', (status, json, code) => {
  expect(refusalOf(status, json)).toEqual({ kind: 'REFUSED', code });
});

test.each([
  [403, { name: 'NOT_AUTHORIZED' }],
  [404, { name: 'RESOURCE_NOT_FOUND' }],
  [400, null],
  [200, {}],
])('rule 229: %i with %o says nothing of a payment', (status, json) => {
  expect(refusalOf(status, json)).toBeNull();
});
