import { beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { insertCharge } from './charges.store.ts';
import { findIntent } from './find-intent.ts';
import { insertIntent } from './payment-intents.store.ts';
import { insertRefund, startTry } from './refunds.store.ts';
import { settleRefunds } from './settle-refunds.ts';

const SECOND = 1_000;
const ON_ITS_WAY = 'a'.repeat(32);
const TURNED_AWAY = 'b'.repeat(32);
const clock = createFakeClock('2026-03-10T10:00:00.000Z');
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});

/** A charge of $5 and two refunds of it: one of which nobody knows whether it arrived, and one that was turned away. */
async function openRefunds(): Promise<void> {
  const { database } = context;
  const personId = await buildPerson(context);
  const now = clock.now();
  const money = { amount: 500, currency: 'USD' } as const;
  const intentId = 'c'.repeat(32);
  const of = {
    id: intentId,
    personId,
    formKey: null,
    kind: 'START',
    subjectId: personId,
    customer: 'c',
    money,
  } as const;
  await insertIntent(database, { ...of, provider: 'SANDBOX', purpose: { plan: 'MONTHLY' }, methodMark: 'card', now });
  const intent = await findIntent(database, intentId);
  if (intent === null) throw new Error('the intent is not there');
  const chargeId = await insertCharge(database, {
    intent,
    charge: 'ch_1',
    method: { kind: 'PaypalAccount', ref: 'm', email: null, fingerprint: null },
    product: 'MONTHLY_MEMBERSHIP',
    seller: 'Longhand',
    tax: { rate: 0, amount: 0 },
    buyer: { address: '', vatId: '' },
    credit: 0,
    at: now,
  });
  for (const id of [ON_ITS_WAY, TURNED_AWAY])
    await insertRefund(database, { id, chargeId, amount: 250, reason: 'DUPLICATE', now });
  await startTry(database, ON_ITS_WAY, 1, now);
}

const asked = async (): Promise<readonly string[]> => {
  const jobs = await context.database.query<{ key: string }>(
    'test_refund_jobs',
    `select key from graphile_worker.jobs where task_identifier = 'billing:refund' order by key`,
    [],
  );
  return jobs.map(({ key }) => key);
};

test('MEMB-3: a refund that was turned away goes out again soon, one that may be on its way is left alone first', async () => {
  await openRefunds();
  await settleRefunds(context);
  expect(await asked()).toEqual([]);
  clock.advance(11 * SECOND);
  await settleRefunds(context);
  expect(await asked()).toEqual([`refund:${TURNED_AWAY}`]);
  clock.advance(30 * SECOND);
  await settleRefunds(context);
  expect(await asked()).toEqual([`refund:${ON_ITS_WAY}`, `refund:${TURNED_AWAY}`]);
});

test('MEMB-3: a refund that a clock asked for which has gone back since waits no longer than any other', async () => {
  await context.database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []);
  clock.advance(-7 * 24 * 3_600 * SECOND);
  await settleRefunds(context);
  expect(await asked()).toEqual([]);
  clock.advance(41 * SECOND);
  await settleRefunds(context);
  expect(await asked()).toEqual([`refund:${ON_ITS_WAY}`, `refund:${TURNED_AWAY}`]);
});
