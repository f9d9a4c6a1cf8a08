import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { ALL_SUMS } from '#test/support/tax-documents.ts';
import { taxedWorld } from '#test/support/taxed-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { comparePayouts } from './compare-payouts.ts';

let world: TestGraph;
let taxed: ReturnType<typeof taxedWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  taxed = taxedWorld(world);
});
afterAll(() => world.close());

test('PART-2, rule 270: what comes back in another year is told of that year, and a year without moves says what is owed', async () => {
  const { program, clock, somebody, payOut } = taxed;
  const writer = await somebody();
  await setSetting(program, 'tax.regime', 'none');
  const year = clock.now().getUTCFullYear() + 1;
  clock.advance(Date.UTC(year, 11, 20) - clock.now().getTime());
  await writer.setUp('returns');
  await writer.earn(5000);
  await payOut(writer);
  expect(await writer.states()).toEqual(['PAID']);
  clock.advance(Date.UTC(year + 1, 0, 3) - clock.now().getTime());
  await comparePayouts(program);
  expect(await writer.states()).toEqual(['REVERSED']);
  clock.advance(Date.UTC(year + 2, 5, 1) - clock.now().getTime());
  const nothing = { withheld: { amount: 0 }, fees: { amount: 0 }, forfeited: { amount: 0 } };
  expect((await writer.own()).years).toMatchObject([
    { year: year + 2, ...nothing, broughtForward: { amount: 5000 }, earned: { amount: 0 }, heldOver: { amount: 5000 } },
    { year: year + 1, ...nothing, count: 0, paidOut: { amount: -5000 }, heldOver: { amount: 5000 } },
    { year, ...nothing, count: 1, earned: { amount: 5000 }, paidOut: { amount: 5000 }, heldOver: { amount: 0 } },
  ]);
});

test('PART-2, rule 270: nobody but those who answer for money takes the sums of others, and each time stands in the audit', async () => {
  const { somebody, clock } = taxed;
  const year = clock.now().getUTCFullYear();
  for (const roles of [[], ['MODERATOR'], ['SUPPORT']] as const)
    await expect((await somebody(roles)).ask(ALL_SUMS, { year })).rejects.toThrow(/FORBIDDEN/);
  const staff = await somebody(['FINANCE']);
  expect(await staff.result(ALL_SUMS, { year })).toMatchObject({ name: `writers-${year}.csv` });
  expect(await staff.result(ALL_SUMS, { year: 12 })).toMatchObject({ __typename: 'BadRequest' });
  const audit = await world.database.query(
    'test_audit_of_sums',
    'select action, target_id from audit_entry where actor_id = $1',
    [staff.personId],
  );
  expect(audit).toEqual([{ action: 'payout.yearRead', target_id: String(year) }]);
});
