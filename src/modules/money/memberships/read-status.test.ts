import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findMembership } from './find-membership.ts';
import { readStatus } from './read-status.ts';

const START = '2026-03-10T10:00:00.000Z';
const clock = createFakeClock(START);
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const OPEN = `insert into payment_intent (id, person_id, kind, subject_id, provider, customer, amount, currency, purpose,
  state, created_at, asked_at) values (md5($1), $1, $2, $1, 'SANDBOX', 'c', 500, 'USD', '{}', $3, $4, $4)`;

/** The status while a payment is under way, so many minutes after it began. */
async function statusWith(state: string, minutes: number, changes: Readonly<Record<string, unknown>>) {
  const personId = await buildPerson(world.context);
  await buildMembership({ database: world.database, clock }, { personId, ...changes });
  const created = new Date(Date.parse(START) - minutes * 60_000);
  await world.database.query('test_open_intent', OPEN, [personId, 'REACTIVATION', state, created]);
  const membership = await findMembership(world.database, personId);
  if (membership === null) throw new Error('there is no membership');
  return readStatus(world.database, membership, clock.now());
}

const ended = { endedAt: new Date('2026-03-01T00:00:00.000Z') };
const due = { periodEndsAt: new Date('2026-03-10T08:00:00.000Z') };

test.each([
  ['NEEDS_APPROVAL', 5, ended, 'PENDING'],
  ['PENDING', 5, ended, 'PENDING'],
  ['SUCCEEDED', 5, ended, 'INACTIVE'],
  ['UNKNOWN', 60, ended, 'INACTIVE'],
  ['UNKNOWN', 61, ended, 'UNKNOWN'],
  ['UNKNOWN', 60, due, 'ACTIVE'],
  ['UNKNOWN', 61, due, 'UNKNOWN'],
  ['NEEDS_APPROVAL', 61, due, 'ACTIVE'],
  ['UNKNOWN', 61, {}, 'ACTIVE'],
])('MEMB-4: %s for %s minutes, %o, is %s', async (state, minutes, changes, expected) => {
  expect(await statusWith(state, minutes, changes)).toBe(expected);
});
