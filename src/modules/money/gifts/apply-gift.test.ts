import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { applyGift } from './apply-gift.ts';
import { insertGiftCodes, lockCodesOf } from './gift-codes.store.ts';
import { keepGiftsCurrent } from './gift-jobs.ts';
import { makeGiftCode } from './gift-secrets.ts';
import { insertGift, lockGift, updateGift } from './gifts.store.ts';
import type { Gift } from './gift.ts';
import { voidLostGift } from './void-lost-gift.ts';

let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  context = world.context;
});
afterAll(() => world.close());

async function order(changes: Partial<Gift> = {}): Promise<string> {
  const id = createId();
  await insertGift(context.database, {
    id,
    kind: 'GIFT',
    buyerId: await buildPerson(context),
    tier: 'MEMBER',
    months: 12,
    price: { amount: 5000, currency: 'USD' },
    seats: 1,
    isShared: true,
    emailDomain: null,
    isForNewMembers: false,
    senderName: 'Ada',
    recipientName: 'Bob',
    recipientEmail: `${id}@mail.example`,
    note: '',
    deliverAt: null,
    createdAt: context.clock.now(),
    intentId: null,
    paidAt: null,
    expiresAt: null,
    deliveredAt: null,
    voidedAt: null,
    ...changes,
  });
  return id;
}

const intentOf = (giftId: string, changes: Partial<PaymentIntent> = {}): PaymentIntent => ({
  id: createHash('md5').update(giftId).digest('hex'),
  personId: null,
  kind: 'GIFT',
  subjectId: giftId,
  provider: 'SANDBOX',
  customer: 'c',
  money: { amount: 5000, currency: 'USD' },
  purpose: { giftId, seats: 1 },
  state: 'SUCCEEDED',
  charge: 'charge_1',
  method: null,
  reason: null,
  code: null,
  secret: null,
  isWorthAnotherTry: true,
  createdAt: context.clock.now(),
  askedAt: context.clock.now(),
  settledAt: context.clock.now(),
  appliedAt: null,
  toldAt: null,
  methodMark: 'card',
  endingAt: null,
  ...changes,
});
/** Writes down that a gift was to be paid. */
const pay = (giftId: string, state: string) =>
  context.database.query(
    'test_gift_intent',
    `insert into payment_intent (id, kind, subject_id, provider, customer, amount, currency, purpose, state,
       created_at, asked_at) values (md5($1), 'GIFT', $1, 'SANDBOX', 'c', 500, 'USD', '{}', $2, now(), now())`,
    [giftId, state],
  );
const apply = (giftId: string, changes: Partial<PaymentIntent> = {}) =>
  withTransaction(context, (inside) => applyGift(inside, intentOf(giftId, changes)));
const codesOf = (giftId: string) => withTransaction(context, ({ database }) => lockCodesOf(database, giftId));
const giftOf = (giftId: string) => withTransaction(context, ({ database }) => lockGift(database, giftId));
const mailsTo = async (giftId: string) =>
  (await readMail(context)).filter(({ to }) => to === `${giftId}@mail.example`).length;

test('MEMB-12: a gift that was paid twice, or whose buyer is gone, goes back, and no code is made for it', async () => {
  const [twice, gone] = [await order(), await order({ buyerId: null })];
  await pay(twice, 'SUCCEEDED');
  expect(await apply(twice)).toBeNull();
  expect(await apply(twice)).toEqual({ refund: 'DUPLICATE' });
  expect(await apply(gone)).toEqual({ refund: 'DUPLICATE' });
  expect(await apply('nothing')).toEqual({ refund: 'DUPLICATE' });
  expect([(await codesOf(twice)).length, (await codesOf(gone)).length]).toEqual([1, 0]);
  expect([await mailsTo(twice), await mailsTo(gone)]).toEqual([1, 0]);
});

test('MEMB-12: a refused payment makes no code', async () => {
  const giftId = await order();
  expect(await apply(giftId, { state: 'DECLINED' })).toBeNull();
  expect([await codesOf(giftId), await mailsTo(giftId)]).toEqual([[], 0]);
});

test('MEMB-12: of a lost payment what is unused is void, and what was redeemed stays so', async () => {
  const giftId = await order({ kind: 'GROUP_GIFT', seats: 2, isShared: false, recipientEmail: null });
  const ids = [createId(), createId()];
  const codes = ids.map((id, position) => ({ id, position, seats: 1, ...makeGiftCode(context, id) }));
  await insertGiftCodes(context.database, giftId, codes);
  await context.database.query('test_used', 'update gift_code set used = 1 where id = $1', [ids[0]]);
  const lose = () => withTransaction(context, (inside) => voidLostGift(inside, intentOf(giftId)));
  const at = context.clock.now();
  await lose();
  expect((await codesOf(giftId)).map(({ revokedAt }) => revokedAt)).toEqual([null, at]);
  await context.database.query('test_earlier', 'update gift set voided_at = $2 where id = $1', [
    giftId,
    addDays(at, -1),
  ]);
  await lose();
  expect((await giftOf(giftId))?.voidedAt).toEqual(addDays(at, -1));
});

test('MEMB-12: what was given back before its day does not go out on it', async () => {
  const deliverAt = addDays(context.clock.now(), -1);
  const [waiting, voided] = [await order({ deliverAt }), await order({ deliverAt })];
  const now = context.clock.now();
  for (const giftId of [waiting, voided]) {
    const id = createId();
    await insertGiftCodes(context.database, giftId, [{ id, position: 0, seats: 1, ...makeGiftCode(context, id) }]);
    await updateGift(context.database, giftId, { paidAt: now, expiresAt: addDays(now, 900) });
  }
  await updateGift(context.database, voided, { voidedAt: now });
  await keepGiftsCurrent(context);
  expect([await mailsTo(waiting), await mailsTo(voided)]).toEqual([1, 0]);
});

test('MEMB-12: what was never paid is forgotten after 30 days, unless its payment may still come', async () => {
  const createdAt = addDays(context.clock.now(), -31);
  const [forgotten, open, refused, fresh] = [
    await order({ createdAt }),
    await order({ createdAt }),
    await order({ createdAt }),
    await order({ createdAt: addDays(context.clock.now(), -29) }),
  ];
  await pay(open, 'UNKNOWN');
  await pay(refused, 'DECLINED');
  await keepGiftsCurrent(context);
  const left = await Promise.all([forgotten, open, refused, fresh].map(giftOf));
  expect(left.map((gift) => gift !== null)).toEqual([false, true, false, true]);
});
