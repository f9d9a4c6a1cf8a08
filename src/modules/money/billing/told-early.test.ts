import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { approveSandboxPayment } from '#modules/money/payments/sandbox/approve-sandbox-payment.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findIntent } from './find-intent.ts';
import { recordOutcome } from './record-outcome.ts';
import { takeEvent } from './take-event.ts';

let world: TestGraph;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestGraph();
  context = world.context;
});
afterAll(() => world.close());

const SEND = `update payment_intent set state = 'SENT', secret = null, asked_at = $2 where id = $1`;
const work = () =>
  runJobs(context.database, { 'billing:event': (event) => takeEvent(context, event, membershipReactions) });

/** A payment that the provider has, and whose call is under way yet. */
async function paidUnderWay() {
  const personId = await buildPerson(context);
  const token = sandboxToken({ name: 'needsApproval', month: 12, year: 2040 });
  const input = { personId, plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token } as const;
  const rest = { formKey: null, isTrial: false, discount: null };
  const intent = await startMembership(context, { ...input, ...rest }, membershipAppliers);
  if (intent === null) throw new Error('nothing was sent');
  await approveSandboxPayment(context, intent.id, true);
  await context.database.query('test_send', SEND, [intent.id, context.clock.now()]);
  const subject = { kind: 'CHARGE', intentId: intent.id, customer: intent.customer } as const;
  return {
    personId,
    id: intent.id,
    tell: () => takeEvent(context, { provider: 'SANDBOX', subject }, membershipReactions),
  };
}

test('MEMB-13: what is told while a call is under way is looked at as soon as the call is over', async () => {
  const { personId, id, tell } = await paidUnderWay();
  await Promise.all([tell(), tell()]);
  await work();
  expect(await findIntent(context.database, id), 'nobody asks yet').toMatchObject({ state: 'SENT' });
  await recordOutcome(context, id, { state: 'UNKNOWN' }, membershipAppliers);
  await work();
  expect(await findIntent(context.database, id)).toMatchObject({ state: 'SUCCEEDED' });
  expect(await findMembership(context.database, personId)).toMatchObject({ status: 'ACTIVE' });
});

test('MEMB-13: what was not told is left to those who ask later', async () => {
  const { id } = await paidUnderWay();
  await recordOutcome(context, id, { state: 'UNKNOWN' }, membershipAppliers);
  await work();
  expect(await findIntent(context.database, id)).toMatchObject({ state: 'UNKNOWN' });
});
