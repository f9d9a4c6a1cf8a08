import { describe, expect, test } from 'vitest';
import { type Transaction, transactionShape } from './braintree-shapes.ts';
import { chargeOutcomeOf, declineOf, outcomeOfAll } from './outcome-of.ts';

const sale = (changes: object): Transaction =>
  transactionShape.parse({
    id: 'a1',
    type: 'sale',
    status: 'settled',
    amount: '5.00',
    currencyIsoCode: 'USD',
    createdAt: '2026-11-22T00:00:00Z',
    updatedAt: '2026-11-22T00:00:00Z',
    paymentInstrumentType: 'paypal_account',
    paypalAccount: { token: 't', payerEmail: 'a@b.c' },
    ...changes,
  });

describe('a charge has become', () => {
  test.each([
    ['authorizing', 'PENDING'],
    ['authorized', 'PENDING'],
    ['settlement_pending', 'PENDING'],
    ['submitted_for_settlement', 'SUCCEEDED'],
    ['settling', 'SUCCEEDED'],
    ['settlement_confirmed', 'SUCCEEDED'],
    ['settled', 'SUCCEEDED'],
    ['authorization_expired', 'ABANDONED'],
    ['voided', 'ABANDONED'],
    ['failed', 'DECLINED'],
    ['gateway_rejected', 'DECLINED'],
    ['processor_declined', 'DECLINED'],
    ['settlement_declined', 'DECLINED'],
    ['something_of_next_year', 'PENDING'],
  ])('MEMB-13: where it is %s, it is %s', (status, state) => {
    expect(chargeOutcomeOf(sale({ status })).state).toBe(state);
  });

  test('MEMB-13: where it was voided after it was sent to settle, it was paid', () => {
    const statusHistory = [{ status: 'authorized' }, { status: 'submitted_for_settlement' }, { status: 'voided' }];
    expect(chargeOutcomeOf(sale({ status: 'voided', statusHistory })).state).toBe('SUCCEEDED');
  });

  test('MEMB-3: where several bear one intent, the one that was paid counts, in whatever order', () => {
    const paid = sale({ status: 'settled' });
    const declined = sale({ status: 'processor_declined', processorResponseCode: '2000' });
    const doubled = sale({ status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' });
    for (const order of [
      [paid, declined, doubled],
      [doubled, declined, paid],
    ]) {
      expect(outcomeOfAll(order)).toMatchObject({ state: 'SUCCEEDED' });
    }
    expect(outcomeOfAll([doubled, declined])).toMatchObject({ state: 'DECLINED', code: '2000' });
    expect(outcomeOfAll([doubled])).toEqual({ state: 'UNKNOWN' });
    expect(outcomeOfAll([])).toBe('NOT_FOUND');
  });
});

describe('the gateway rejected it', () => {
  test.each([
    ['avs', 'INCORRECT_POSTAL_CODE', false],
    ['avs_and_cvv', 'INCORRECT_CVC', false],
    ['cvv', 'INCORRECT_CVC', false],
    ['fraud', 'CARD_DECLINED', false],
    ['risk_threshold', 'CARD_DECLINED', false],
    ['three_d_secure', 'APPROVAL_REFUSED', false],
    ['token_issuance', 'METHOD_GONE', false],
    ['application_incomplete', 'TRY_LATER', true],
    ['something_of_next_year', 'CARD_DECLINED', false],
  ] as const)('CORE-4: for %s: %s', (gatewayRejectionReason, reason, isWorthAnotherTry) => {
    const decline = declineOf(sale({ status: 'gateway_rejected', gatewayRejectionReason }));
    expect(decline).toEqual({ state: 'DECLINED', reason, code: gatewayRejectionReason, isWorthAnotherTry });
  });
});

test.each([
  ['2001', undefined, true],
  ['2012', undefined, false],
  ['2107', undefined, false],
  ['2500', undefined, true],
  ['2001', 'hard_declined', false],
  ['2012', 'soft_declined', true],
])('MEMB-13: after %s (%s) another try is worth it: %s', (processorResponseCode, processorResponseType, isWorth) => {
  const declined = sale({ status: 'processor_declined', processorResponseCode, processorResponseType });
  expect(declineOf(declined).isWorthAnotherTry).toBe(isWorth);
});
