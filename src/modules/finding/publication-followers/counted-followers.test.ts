import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext, withTransaction } from '#modules/ground/command-context.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { unfollow } from '#modules/people/follows/unfollow.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { recount } from '../../../../migrations/20261126T0115-count-open-followers.ts';

let store: TestDatabase;
let program: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  program = systemContext({
    database: store.database,
    files: memoryFiles(),
    clock: createFakeClock('2026-11-21T12:00:00Z'),
    log: createLog('error'),
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  });
});
afterAll(() => store.close());

/** What each publication counts, beside its followers whose accounts are open. */
async function counts() {
  return store.database.query<{ counted: number; open: number }>(
    'counts_of_followers',
    `select follower_count as counted, (select count(*)::int from follow_publication f
       join person w on w.id = f.follower_id where f.publication_id = p.id and w.state = 'active') as open
     from publication p order by id`,
    [],
  );
}

test('PUB-6: accounts that are suspended and opened while they follow and leave are counted right', async () => {
  const ids = [await buildPublication(program), await buildPublication(program), await buildPublication(program)];
  const people = await Promise.all(Array.from({ length: 16 }, () => buildPerson(program)));
  const [kept = ''] = ids;
  await Promise.all(people.map((followerId) => follow(program, { followerId, kind: 'publication', id: kept })));
  await Promise.all(
    people.flatMap((followerId, place) => [
      ...ids.map((id) => follow(program, { followerId, kind: 'publication', id })),
      setPersonState(program, followerId, 'suspended'),
      ...(place % 2 === 0 ? [setPersonState(program, followerId, 'active')] : []),
      ...(place % 3 === 0 ? [unfollow(program, { followerId, kind: 'publication', id: kept })] : []),
    ]),
  );
  const agree = async () => {
    const found = await counts();
    expect(found.map(({ counted }) => counted)).toEqual(found.map(({ open }) => open));
  };
  await agree();
  await Promise.all(people.map((followerId) => setPersonState(program, followerId, 'active')));
  await agree();
});

test('PUB-6: who follows while their account is being suspended is not counted', async () => {
  const id = await buildPublication(program);
  const followerId = await buildPerson(program);
  const { following } = await withTransaction(program, async (inside) => {
    await setPersonState(inside, followerId, 'suspended');
    const begun = follow(program, { followerId, kind: 'publication', id });
    await expect.poll(waiting).toBe(1);
    // Told as a value: awaited here, both would wait for each other.
    return { following: begun };
  });
  await following;
  const found = await counts();
  expect(found.map(({ counted }) => counted)).toEqual(found.map(({ open }) => open));
});

/** How many connections to the database wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const [row] = await store.database.query<{ waiting: number }>(
    'waiting_for_locks',
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
    [],
  );
  return row?.waiting;
}

test('PUB-6: what was counted before is counted anew, once', async () => {
  const id = await buildPublication(program);
  const [open, closed] = [await buildPerson(program), await buildPerson(program)];
  for (const followerId of [open, closed]) await follow(program, { followerId, kind: 'publication', id });
  await setPersonState(program, closed, 'deactivated');
  const { kysely } = store.database;
  await kysely.updateTable('publication').set({ follower_count: 2 }).where('id', '=', id).execute();
  const { connectionString } = store;
  const untyped = openDatabase({ connectionString, maxConnections: 1, log: createLog('silent') });
  await recount(untyped.kysely);
  await untyped.close();
  const row = await kysely.selectFrom('publication').select('follower_count').where('id', '=', id).executeTakeFirst();
  expect(row).toEqual({ follower_count: 1 });
});
