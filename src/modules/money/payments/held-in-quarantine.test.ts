import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setQuarantine } from '#platform/quarantine/quarantine.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { paymentProvider } from './payment-providers.ts';

let site: TestGraph;
beforeAll(async () => {
  site = await createTestGraph();
});
afterEach(() => setQuarantine(false));
afterAll(() => site.close());

const money = { amount: 500, currency: 'USD' } as const;

test('rule 241: a restored copy charges, refunds and pays nobody, not even in the sandbox, and does once it is woken', async () => {
  const provider = paymentProvider(site.context, 'SANDBOX');
  const kept = await provider.keepCustomer({ intentId: 'c1', personId: 'aaaaaaaaaaaa', email: null, name: 'Ada' });
  const customer = kept === 'UNKNOWN' ? '' : kept.customer;
  const charge = () =>
    provider.charge({
      intentId: 'i1',
      customer,
      money,
      method: { token: 'tok_visa' },
      isOnSession: true,
      statement: 'LONGHAND',
    });
  const key = { key: 'k1', details: {}, account: 'a1', money };
  setQuarantine(true);
  expect(await charge()).toEqual({ state: 'TURNED_AWAY' });
  expect(await provider.refund({ intentId: 'r1', charge: 'x', money })).toEqual({ state: 'TURNED_AWAY' });
  expect(await provider.findCharge({ intentId: 'i1', customer })).toEqual({ state: 'UNKNOWN' });
  expect(await (await payoutProvider(site.context, 'SANDBOX')).pay(key)).toEqual({ state: 'UNKNOWN' });
  await expect(provider.browserSetup(null)).rejects.toMatchObject({ name: 'QuarantineError' });
  expect(await site.database.kysely.selectFrom('sandbox_charge').selectAll().execute()).toEqual([]);
  setQuarantine(false);
  expect(await provider.findCharge({ intentId: 'i1', customer })).toBe('NOT_FOUND');
  expect((await charge()).state).not.toBe('TURNED_AWAY');
});
