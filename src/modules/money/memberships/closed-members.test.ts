import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph } from '#test/support/test-graph.ts';

import { findMembership } from './find-membership.ts';
import { membershipAppliers as appliers } from './membership-appliers.ts';
import { canReactivate } from './memberships.policy.ts';
import { renewDueMemberships } from './renew-due-memberships.ts';

const START = '2026-03-10T10:00:00.000Z';
const ENDS = addDays(new Date(START), 5);
const clock = createFakeClock(START);
let context: CommandContext;
beforeAll(async () => {
  const world = await createTestGraph(clock);
  ({ context } = world);
  return world.close;
});
beforeEach(() => clock.set(START));

const CHARGES = 'select amount from payment_intent where person_id = $1';

async function member(changes: Omit<MembershipOverride, 'personId'> = {}) {
  const personId = await buildPerson(context);
  await buildMembership(context, { personId, periodEndsAt: ENDS, ...changes });
  return {
    personId,
    now: () => findMembership(context.database, personId),
    charges: () => context.database.query('test_charges_of', CHARGES, [personId]),
  };
}

test('MEMB-13, rule 317: while an account is closed nothing is charged; its membership ends with what is paid', async () => {
  const { personId, now, charges } = await member();
  await setPersonState(context, personId, 'deactivated');
  clock.set(ENDS.toISOString());
  await renewDueMemberships(context, appliers);
  expect(await charges()).toEqual([]);
  expect(await now()).toMatchObject({ status: 'INACTIVE', endedAt: ENDS, nextChargeAt: null });
});

test('MEMB-13, rule 317: nor where staff suspended it after its owner had closed it, and not for what failed', async () => {
  const { personId, now, charges } = await member({ periodEndsAt: new Date(START), firstFailedAt: new Date(START) });
  await context.database.kysely
    .insertInto('account_closure')
    .values({ person_id: personId, kind: 'deleted', prior_state: 'active', closed_at: clock.now(), erase_at: ENDS })
    .execute();
  await setPersonState(context, personId, 'suspended');
  clock.set(addDays(ENDS, 1).toISOString());
  await renewDueMemberships(context, appliers);
  expect(await charges()).toEqual([]);
  expect(await now()).toMatchObject({ status: 'INACTIVE' });
});

test('MEMB-6, rule 317: whoever comes back in time is charged as before, and later comes back with one click', async () => {
  const [early, late] = [await member(), await member()];
  for (const { personId } of [early, late]) await setPersonState(context, personId, 'deactivated');
  await setPersonState(context, early.personId, 'active');
  clock.set(ENDS.toISOString());
  await renewDueMemberships(context, appliers);
  await setPersonState(context, late.personId, 'active');
  expect(await early.charges()).toEqual([{ amount: 500 }]);
  expect((await early.now())?.status).toBe('ACTIVE');
  const after = await late.now();
  expect(after !== null && canReactivate(after)).toBe(true);
});
