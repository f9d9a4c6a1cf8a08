import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findMembership } from './find-membership.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { keepTaxCountry } from './memberships.store.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test.each<[taxed: string | null, reads: string | null, changes: Partial<MembershipOverride>, may: boolean]>([
  ['DE', null, {}, true],
  ['DE', 'US', {}, true],
  ['GB', null, {}, true],
  ['US', 'FR', {}, true],
  [null, 'FR', {}, true],
  ['US', null, {}, false],
  [null, 'US', {}, false],
  [null, null, {}, false],
  ['DE', 'DE', { endedAt: new Date(0) }, false],
  ['DE', 'DE', { provider: 'MEDIUM_GIFT', method: null }, false],
])(
  'MEMB-13: taxed in %s and reading from %s with %o, a member may withdraw: %s',
  async (taxed, country, changes, may) => {
    const personId = await buildPerson(world.context);
    await buildMembership(world.context, { personId, ...changes });
    if (taxed !== null) await keepTaxCountry(world.database, personId, taxed);
    const membership = await findMembership(world.database, personId);
    if (membership === null) throw new Error('there is no membership');
    expect(await mayWithdraw({ database: world.database, country }, membership)).toBe(may);
  },
);
