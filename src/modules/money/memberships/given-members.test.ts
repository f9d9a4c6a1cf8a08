import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { buyMembership } from './buy-membership.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test.each([
  ['MEDIUM_GIFT', 'Your membership was a gift. You can choose a plan once it ends.'],
  ['SANDBOX', 'You’re already a member.'],
] as const)('MEMB-12, rule 101: a member by %s pays for no other plan, and is told why', async (provider, message) => {
  const { context } = world;
  const personId = await buildPerson(context);
  await buildMembership(context, { personId, provider });
  const answer = await buyMembership(context, personId, {
    plan: 'MONTHLY',
    currency: 'USD',
    provider: 'SANDBOX',
    token: sandboxToken({ name: 'visa', month: 12, year: 2040 }),
    formKey: `form-of-${personId}`,
    isTrial: false,
    country: null,
    coupon: null,
  });
  expect(answer).toEqual({ type: 'Conflict', message });
});
