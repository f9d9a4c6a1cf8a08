import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '#shared/membership/periods.ts';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { cancelMembership } from '#modules/money/memberships/cancel-membership.ts';
import { membershipAppliers as appliers } from '#modules/money/memberships/membership-appliers.ts';
import { readPrices } from '#modules/money/memberships/read-prices.ts';
import { renewMembership } from '#modules/money/memberships/renew-membership.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { switchPlan } from '#modules/money/memberships/switch-plan.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

const START = '2026-01-31T10:00:00.000Z';
const ROUNDS = 40;
/** Under the lock of a membership, in the order in which it happened. */
const WATCH = [
  'create table seen (place bigserial primary key, person_id text, what text)',
  `create function see_intent() returns trigger language plpgsql as $$ begin
    insert into seen (person_id, what) values (new.person_id, new.kind); return new; end $$`,
  'create trigger see_intent after insert on payment_intent for each row execute function see_intent()',
  `create function see_cancellation() returns trigger language plpgsql as $$ begin
    if new.cancelled_at is not null and old.cancelled_at is null then
      insert into seen (person_id, what) values (new.person_id, 'CANCELLED'); end if; return new; end $$`,
  'create trigger see_cancellation after update on membership for each row execute function see_cancellation()',
];

let world: TestGraph;
let store: TestDatabase;
const clock = createFakeClock(START);
const own: Database<Tables>[] = [];
let first: CommandContext;
/** Each with connections of its own, as processes have them. */
let contexts: readonly [CommandContext, CommandContext, CommandContext];
beforeAll(async () => {
  [world, store] = await Promise.all([createTestGraph(), createTestDatabase()]);
  const open = (): CommandContext => {
    const log = createLog('silent');
    const database = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 2, log });
    own.push(database);
    return { ...world.context, database, clock };
  };
  first = { ...world.context, database: store.database, clock };
  contexts = [open(), open(), open()];
  for (const [number, statement] of WATCH.entries()) await store.database.query(`watch_${number}`, statement, []);
});
afterAll(async () => {
  for (const database of own) await database.close();
  await Promise.all([store.close(), world.close()]);
});

async function begin(): Promise<string> {
  clock.set(START);
  const personId = await buildPerson(first);
  const token = sandboxToken({ name: 'visa', month: 12, year: 2040 });
  const input = { personId, plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, formKey: null } as const;
  await startMembership(first, { ...input, isTrial: false, discount: null }, appliers);
  return personId;
}

const MEMBERSHIP = `
  select plan, paid_amount as paid, period_ends_at as "endsAt", next_charge_at as "nextAt",
    cancelled_at is not null as "isCancelled" from membership where person_id = $1`;
const KEPT = `
  select amount from charge c where person_id = $1 and not exists (select from refund r where r.charge_id = c.id)
  order by receipt_number`;
const SEEN = 'select what from seen where person_id = $1 order by place';
const one = <Row>(name: string, text: string, personId: string) => first.database.query<Row>(name, text, [personId]);

test('MEMB-7: a renewal, a switch and a cancellation by three processes at one instant have one lawful end', async () => {
  const month = addMonths(new Date(START), 1);
  const next = addMonths(new Date(START), 2);
  const ends = new Set<string>();
  // Different ones come first, or the three were never at it at the same instant: a busy machine takes more rounds.
  for (let round = 0; round < ROUNDS || (ends.size < 2 && round < 10 * ROUNDS); round += 1) {
    const personId = await begin();
    clock.set(month.toISOString());
    const prices = await readPrices(first.database);
    const wait = (turn: number) => new Promise((resolve) => setTimeout(resolve, ((round + turn) % 3) * (round % 4)));
    const [, switched, cancelled] = await Promise.allSettled([
      wait(0).then(() => renewMembership(contexts[0], personId, prices, appliers)),
      wait(1).then(() => switchPlan(contexts[1], personId, 'PREMIUM_MONTHLY', `switch-${round}`, appliers)),
      wait(2).then(() => cancelMembership(contexts[2], personId, 'OTHER')),
    ]);
    const [membership] = await one<{ plan: string; paid: number; endsAt: Date; nextAt: Date; isCancelled: boolean }>(
      'test_membership',
      MEMBERSHIP,
      personId,
    );
    const kept = (await one<{ amount: number }>('test_kept', KEPT, personId)).map(({ amount }) => amount);
    const seen = (await one<{ what: string }>('test_seen', SEEN, personId)).map(({ what }) => what);
    // Nothing is charged for whoever had cancelled before it was written down that it shall be.
    expect(seen.indexOf('CANCELLED') === -1 || seen.at(-1) === 'CANCELLED').toBe(true);
    expect(cancelled.status).toBe('fulfilled');
    expect(membership).toMatchObject({ isCancelled: true, nextAt: null });
    const end = `${membership?.plan} ${kept.join('+')} until ${membership?.endsAt.toISOString()}`;
    ends.add(end);
    // Renewed and then switched: the whole of the renewal counts for the switch.
    expect([
      `MONTHLY 500 until ${month.toISOString()}`,
      `MONTHLY 500+500 until ${next.toISOString()}`,
      `PREMIUM_MONTHLY 500+1500 until ${addMonths(month, 1).toISOString()}`,
      `PREMIUM_MONTHLY 500+500+1000 until ${addMonths(month, 1).toISOString()}`,
    ]).toContain(end);
    if (switched.status === 'rejected') expect(membership?.plan).toBe('MONTHLY');
  }
  expect(ends.size).toBeGreaterThan(1);
});
