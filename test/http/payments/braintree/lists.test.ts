import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createBraintreeProvider } from '#modules/money/payments/braintree/create-braintree-provider.ts';
import type { ProviderCharge } from '#modules/money/payments/payment-provider.ts';
import {
  type BraintreeWorld,
  isOwnSandbox,
  newIntent,
  startBraintreeWorld,
  usd,
} from '#test/support/braintree-world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.skipIf(isOwnSandbox)('everything charged from a moment on', () => {
  let world: BraintreeWorld;
  let customer: string;
  const start = new Date('2027-02-27T12:00:00Z');
  beforeAll(async () => {
    world = await startBraintreeWorld();
    customer = await world.customer();
    await world.standIn.tell('clock', { at: start });
  });
  afterAll(() => world.close());

  async function list(since: Date): Promise<ProviderCharge[]> {
    const { now } = await world.standIn.ledger();
    const provider = createBraintreeProvider(world.settings, createFakeClock(now));
    const charges: ProviderCharge[] = [];
    for await (const charge of provider.charges(since)) charges.push(charge);
    return charges;
  }

  test('MEMB-13: is empty where nothing was charged', async () => {
    expect(await list(start)).toEqual([]);
  });

  test('MEMB-13: is everything, oldest first, over pages and days, with what was given back', async () => {
    const intents: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      for (let index = 0; index < 27; index += 1) {
        const intentId = newIntent();
        intents.push(intentId);
        await world.charge({ customer, intentId, money: usd(index === 5 ? 200_000 : 100 + index) });
        await world.standIn.tell('clock', { advanceMs: 1000 });
      }
      await world.standIn.tell('clock', { advanceMs: DAY_MS - 27_000 });
    }
    const all = await list(start);
    expect(all.map(({ intentId }) => intentId)).toEqual(intents);
    expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => a - b));
    const { charges } = await world.standIn.ledger();
    const paid = all.filter(({ outcome }) => outcome.state === 'SUCCEEDED');
    expect(paid).toHaveLength(charges.filter(({ isPaid }) => isPaid).length);
    expect(paid).toHaveLength(4 * 26);
    const first = paid[0]?.charge ?? '';
    await world.provider.refund({ intentId: newIntent(), charge: first, money: usd(30) });
    await world.provider.refund({ intentId: newIntent(), charge: first, money: usd(40) });
    await world.standIn.tell('dispute', { charge: paid[1]?.charge });
    const again = await list(start);
    expect(again.find(({ charge }) => charge === first)).toMatchObject({ refunded: usd(70), isDisputed: false });
    expect(again.find(({ charge }) => charge === paid[1]?.charge)).toMatchObject({
      refunded: usd(0),
      isDisputed: true,
    });
    expect((await world.standIn.ledger()).balances).toEqual({
      USD: charges.filter(({ isPaid }) => isPaid).reduce((sum, { amount }) => sum + amount, 0) - 70,
    });
  });

  test('MEMB-13: begins with the moment', async () => {
    const all = await list(start);
    const from = all[50]?.at ?? start;
    expect((await list(from)).map(({ charge }) => charge)).toEqual(all.slice(50).map(({ charge }) => charge));
    expect(await list(new Date(start.getTime() + 30 * DAY_MS))).toEqual([]);
  });

  test('MEMB-13: settles by itself after a day', async () => {
    const { charge } = await world.paid({ customer });
    await world.standIn.tell('clock', { advanceMs: DAY_MS });
    const refund = await world.provider.refund({ intentId: newIntent(), charge, money: usd(1) });
    expect(refund).toMatchObject({ state: 'REFUNDED', money: usd(1) });
  });

  test.each(['500-after', 'malformed-after', 'drop-before'] as const)(
    'MEMB-13: a list that breaks off (%s) is no list',
    async (kind) => {
      await world.standIn.fail(kind, 'POST /transactions/advanced_search$');
      await expect(list(start)).rejects.toThrow('the list of charges');
    },
  );
});
