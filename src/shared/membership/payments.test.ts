import { expect, test } from 'vitest';
import { aheadText, consentText } from './payment-words.ts';
import { scheduleOfGift, scheduleOfGoingOn, scheduleOfPurchase, scheduleOfSwitch } from './payments.ts';

const now = new Date('2026-01-31T10:00:00.000Z');
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const month = { plan: 'MONTHLY', price: usd(500), discount: null, isTrial: false } as const;
const year = { plan: 'YEARLY', price: usd(5000), discount: null, isTrial: false } as const;
const STOP = 'until you cancel. You can cancel anytime in your settings.';

test.each([
  [month, `You agree to pay $5 today and, starting Feb 28, 2026, $5 a month, ${STOP}`],
  [
    { ...month, discount: { percentOff: 20, cycles: 3 } },
    `You agree to pay $4 today and, starting Feb 28, 2026, $4 a month for 2 months, then $5 a month, ${STOP}`,
  ],
  [
    { ...year, discount: { percentOff: 50, cycles: 2 } },
    `You agree to pay $25 today and, starting Jan 31, 2027, $25 a year for one year, then $50 a year, ${STOP}`,
  ],
  [
    { ...year, discount: { percentOff: 50, cycles: 1 } },
    `You agree to pay $25 today and, starting Jan 31, 2027, $50 a year, ${STOP}`,
  ],
  [
    { ...month, discount: { percentOff: 100, cycles: 3 } },
    `You pay nothing today. Starting Feb 28, 2026, you agree to pay $0 a month for 2 months, then $5 a month, ${STOP}`,
  ],
  [{ ...month, isTrial: true }, `You pay nothing today. Starting Feb 7, 2026, you agree to pay $5 a month, ${STOP}`],
])('MEMB-3: the sentence of consent says every payment: %o', (purchase, sentence) => {
  expect(consentText(scheduleOfPurchase(purchase, now), purchase.plan === 'YEARLY' ? 12 : 1)).toBe(sentence);
});

test('MEMB-6: what goes on keeps its discount and its credit, payment by payment', () => {
  const off = { discount: { percentOff: 20, cycles: 2 }, credit: 900 };
  const { dueNow, nextAt, ahead } = scheduleOfGoingOn(usd(500), off, now);
  expect([dueNow.amount, nextAt]).toEqual([0, now]);
  expect(ahead.map(({ payment, count }) => [payment.amount, count])).toEqual([
    [0, 2],
    [400, 1],
    [500, null],
  ]);
});

test('MEMB-16: a switch ends the discount, what is over is taken off later, and a gift is paid once', () => {
  const switched = { plan: 'MONTHLY', price: usd(500), due: usd(0), credit: usd(700) } as const;
  expect(aheadText(scheduleOfSwitch(switched, now).ahead, 1)).toBe(
    '$0 a month for one month, then $3 a month for one month, then $5 a month',
  );
  expect(consentText(scheduleOfGift(usd(5000)), 12)).toBe('You pay $50 once. Nothing renews.');
});
