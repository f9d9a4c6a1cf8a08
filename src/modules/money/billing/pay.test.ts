import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type Payment, pay } from './pay.ts';

let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  context = { ...world.context, clock: createFakeClock('2026-01-31T10:00:00.000Z') };
});
afterAll(() => world.close());

async function renewal(changes: Partial<Payment>): Promise<Payment> {
  const personId = await buildPerson(context);
  const { provider = 'SANDBOX' } = changes;
  const customer = `customer_${personId}`;
  await context.database.query(
    'test_customer',
    'insert into payment_customer (person_id, provider, customer, created_at) values ($1, $2, $3, now())',
    [personId, provider, customer],
  );
  return {
    personId,
    provider,
    kind: 'RENEWAL',
    subjectId: personId,
    formKey: null,
    money: { amount: 500, currency: 'USD' },
    purpose: {
      periodEndsAt: '2026-01-31T10:00:00.000Z',
      plan: 'MONTHLY',
      price: { amount: 500, currency: 'USD' },
      creditTaken: 0,
    },
    method: { kept: 'method_1' },
    ...changes,
  };
}

test('MEMB-13: a renewal by PayPal that was paid once and not kept fails as a method that is gone', async () => {
  const intent = await pay(context, await renewal({ method: { kept: '' } }), membershipAppliers);
  expect(intent).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE', isWorthAnotherTry: true });
});

test('MEMB-13: a renewal by a provider that is not set up any more fails alike, and asks nobody', async () => {
  const intent = await pay(context, await renewal({ provider: 'STRIPE' }), membershipAppliers);
  expect(intent).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE', isWorthAnotherTry: true });
});

test('MEMB-3: nothing is charged for nothing', async () => {
  const payment = await renewal({ money: { amount: 0, currency: 'USD' } });
  await expect(pay(context, payment, membershipAppliers)).rejects.toThrow('a RENEWAL of nothing');
});
