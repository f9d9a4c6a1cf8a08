import { expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { canResend, canRevoke, giftLeft, giftRefundableUntil, giftStatus } from './gift-view.ts';

const PAID = new Date('2026-11-21T12:00:00.000Z');
const EXPIRES = new Date('2031-11-21T12:00:00.000Z');
type Facts = Parameters<typeof giftStatus>[0];
const GIFT: Facts = {
  kind: 'GIFT',
  used: 0,
  open: 1,
  voidedAt: null,
  paidAt: PAID,
  expiresAt: EXPIRES,
  deliveredAt: PAID,
};
const GROUP: Facts = { ...GIFT, kind: 'GROUP_GIFT', used: 1, open: 10 };

/** In a word, how many are left, whether it may be sent again, revoked, and given back. */
test.each<[string, Facts, Date, readonly [string, number, boolean, boolean, boolean]]>([
  ['a gift', GIFT, PAID, ['READY', 1, true, false, true]],
  ['one that waits for its day', { ...GIFT, deliveredAt: null }, PAID, ['SCHEDULED', 1, true, false, true]],
  ['one that was redeemed', { ...GIFT, used: 1, open: 0 }, PAID, ['REDEEMED', 0, false, false, false]],
  ['one that was given back', { ...GIFT, voidedAt: PAID }, PAID, ['VOIDED', 0, false, false, false]],
  ['one whose only code was revoked', { ...GIFT, open: 0 }, PAID, ['VOIDED', 0, false, false, true]],
  ['a group gift', GROUP, PAID, ['READY', 10, false, true, false]],
  ['an unused one', { ...GROUP, used: 0, open: 11 }, PAID, ['READY', 11, false, true, true]],
  ['one that is used up', { ...GROUP, used: 11, open: 0 }, PAID, ['REDEEMED', 0, false, false, false]],
  ['a promotion', { ...GIFT, kind: 'PROMOTION' }, PAID, ['READY', 1, false, true, false]],
])('MEMB-12: %s', (_name, gift, now, expected) => {
  expect([
    giftStatus(gift, now),
    giftLeft(gift, now),
    canResend(gift, now),
    canRevoke(gift, now),
    giftRefundableUntil(gift, now) !== null,
  ]).toEqual(expected);
});

/** One second before a moment, at it, and one second after it. */
const around = <Value>(edge: Date, at: (now: Date) => Value) =>
  [-1000, 0, 1000].map((milliseconds) => at(new Date(edge.getTime() + milliseconds)));

test('MEMB-12, to the second: it is good for five years, and goes back for 30 days', () => {
  expect(around(EXPIRES, (now) => giftStatus(GIFT, now))).toEqual(['READY', 'EXPIRED', 'EXPIRED']);
  expect(around(EXPIRES, (now) => canResend(GIFT, now))).toEqual([true, false, false]);
  expect(around(EXPIRES, (now) => canRevoke(GROUP, now))).toEqual([true, false, false]);
  const until = addDays(PAID, 30);
  expect(around(until, (now) => giftRefundableUntil(GIFT, now))).toEqual([until, null, null]);
});
