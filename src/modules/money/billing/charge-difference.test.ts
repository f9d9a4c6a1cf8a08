import { describe, expect, test } from 'vitest';
import type { ProviderCharge } from '#modules/money/payments/payment-provider.ts';
import { differenceOf } from './charge-difference.ts';
import type { KeptCharge } from './charges.store.ts';

const KEPT: KeptCharge = {
  id: 'c1',
  intentId: 'i1',
  amount: 500,
  refundedAmount: 0,
  isDisputed: false,
  isLost: false,
};
const USD = 'USD';
const paid = { state: 'SUCCEEDED', charge: 'ch_1' } as ProviderCharge['outcome'];
const declined = { state: 'DECLINED' } as ProviderCharge['outcome'];
const at = new Date(0);

function there(changes: Partial<ProviderCharge> & { readonly back?: number } = {}): ProviderCharge {
  const { back = 0, ...others } = changes;
  return {
    charge: 'ch_1',
    intentId: 'i1',
    customer: 'cus_1',
    outcome: paid,
    refunded: { amount: back, currency: USD },
    isDisputed: false,
    isDisputeLost: false,
    at,
    ...others,
  };
}
const refund = (amount: number, state: string) => ({ id: `r${amount}`, amount, state });

describe('what differs between both books', () => {
  test.each([
    ['nothing', KEPT, [], there(), null],
    ['a refund of ours that is on its way', KEPT, [refund(500, 'UNKNOWN')], there({ back: 500 }), null],
    ['a refund of ours that is not there yet', KEPT, [refund(500, 'SENT')], there(), null],
    ['a refund that we know', { ...KEPT, refundedAmount: 500 }, [refund(500, 'REFUNDED')], there({ back: 500 }), null],
    ['a refund of staff', KEPT, [], there({ back: 1 }), 'REFUNDED_ELSEWHERE'],
    [
      'a refund of staff after ours was refused',
      KEPT,
      [refund(500, 'REFUSED')],
      there({ back: 500 }),
      'REFUNDED_ELSEWHERE',
    ],
    ['a refund that came back', { ...KEPT, refundedAmount: 500 }, [refund(500, 'REFUNDED')], there(), 'CAME_BACK'],
    ['an open dispute', KEPT, [], there({ isDisputed: true }), 'DISPUTED'],
    ['a dispute that we know', { ...KEPT, isDisputed: true }, [], there({ isDisputed: true }), null],
    ['a dispute that was won', { ...KEPT, isDisputed: true }, [], there(), 'DISPUTED'],
    ['a dispute that was lost', KEPT, [], there({ isDisputed: true, isDisputeLost: true }), 'LOST'],
    [
      'a lost one that we know',
      { ...KEPT, isDisputed: true, isLost: true },
      [],
      there({ isDisputed: true, isDisputeLost: true }),
      null,
    ],
    ['one that was never settled', KEPT, [], there({ outcome: declined }), 'LOST'],
    [
      'one that was taken back before it settled',
      KEPT,
      [],
      there({ outcome: declined, back: 500 }),
      'REFUNDED_ELSEWHERE',
    ],
    [
      'one that was never settled, as we know',
      { ...KEPT, isDisputed: true, isLost: true },
      [],
      there({ outcome: declined }),
      null,
    ],
  ] as const)('MEMB-13: %s', (_what, kept, refunds, other, difference) => {
    expect(differenceOf(kept, refunds, other)).toBe(difference);
  });
});
