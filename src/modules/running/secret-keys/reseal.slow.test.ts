import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { addSecretKey } from '#modules/ground/secret-keys/add-secret-key.ts';
import { followSiteSecret } from '#modules/ground/secret-keys/follow-site-secret.ts';
import { openSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import { useSecretKey } from '#modules/ground/secret-keys/use-secret-key.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { fillSealed, openAll } from '#test/support/sealed-world.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { reseal } from './reseal.ts';
import { retireSecretKey } from './retire-secret-key.ts';
import { sealedColumns } from './sealed-columns.ts';
import { jobs } from './secret-keys.jobs.ts';

let store: TestDatabase;
let folder = '';
let context: CommandContext;
let clock: ReturnType<typeof createFakeClock>;
let following: ReturnType<typeof followSiteSecret>;
beforeEach(async () => {
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'longhand-keys-'));
  const config = parseConfig({ NODE_ENV: 'test', LONGHAND_DATA: folder });
  const log = createLog('silent');
  clock = createFakeClock('2026-12-01T12:00:00Z');
  const opened = await openSiteSecrets(store.database, folder);
  following = followSiteSecret(store.database, { ...opened, folder, log });
  const means = { database: store.database, files: memoryFiles(), clock, log, config, secrets: opened.ring };
  context = systemContext(means);
  await fillSealed(context, 450);
});
afterEach(async () => {
  await following.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Adds a key and uses it, as soon as this process knows it. */
async function useAnother(): Promise<void> {
  await addSecretKey(context);
  await expect.poll(async () => (await useSecretKey(context)).kind, { timeout: 20_000 }).toBe('USED');
  await expect.poll(() => context.secrets.used, { timeout: 20_000 }).toBe(2);
}

/** A process on another machine, and which key it uses. */
const noteElsewhere = (used: number) =>
  store.database.query(
    'elsewhere',
    `insert into secret_reader (id, name, fingerprints, used, seen_at) values ('behind', 'elsewhere 7', '{}', $1, now())
     on conflict (id) do update set used = excluded.used`,
    [used],
  );

test('rule 238: every column that is sealed says so, so that another key seals it anew', async () => {
  const rows = await store.database.query<{ name: string }>(
    'sealed_named',
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%sealed%'`,
    [],
  );
  const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});

test('rule 238: the background process seals anew, and leaves what is changed meanwhile or damaged', async () => {
  await useAnother();
  await store.database.query('damage', `update kept_mail set sealed = 'damaged'`, []);
  await store.database.query('lock', 'update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [
    'w',
  ]);
  const { opened } = await openAll(context, context.secrets);
  expect(await reseal(context)).toEqual({ done: opened - 1, missed: 1, lost: 1 });
  await store.database.query(
    'unlock',
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null',
    [],
  );
  const means = { mail: undefined, bulkMail: undefined, own: { connectionString: '', migrations: '' } };
  const run = jobs['secrets:reseal'].run;
  await run({ ...context, ...means });
  expect(await openAll(context, context.secrets)).toEqual({ opened, closed: 1, bySecond: opened });
});

test('rule 238: a key stays while links it signed are good, a process uses it, or mail it sealed is being sent', async () => {
  expect(await retireSecretKey(context, { isLeaked: false })).toEqual({ kind: 'NOTHING_OLD' });
  await useAnother();
  const retire = async () => (await retireSecretKey(context, { isLeaked: false })).kind;
  expect(await retire()).toBe('SIGNED_UNTIL');
  clock.advance(8 * 86_400_000);
  await noteElsewhere(1);
  expect(await retireSecretKey(context, { isLeaked: true })).toMatchObject({ kind: 'USED_BY' });
  await noteElsewhere(2);
  await store.database.query('lock', 'update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [
    'w',
  ]);
  expect(await retireSecretKey(context, { isLeaked: false })).toEqual({ kind: 'SEALED_LEFT', count: 1 });
  await store.database.query(
    'unlock',
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null',
    [],
  );
  expect(await retireSecretKey(context, { isLeaked: false })).toEqual({ kind: 'RETIRED', numbers: [1], lost: 0 });
  // The next one goes the same way, and what outlived the first is sealed by it.
  await store.database.query('forget', `delete from secret_reader where id = 'behind'`, []);
  const standing = context.secrets.standing('earnings');
  await addSecretKey(context);
  await expect.poll(async () => (await useSecretKey(context)).kind, { timeout: 20_000 }).toBe('USED');
  await expect.poll(() => context.secrets.used, { timeout: 20_000 }).toBe(3);
  clock.advance(8 * 86_400_000);
  await expect.poll(retire, { timeout: 20_000 }).toBe('RETIRED');
  const { ring } = await openSiteSecrets(store.database, folder);
  expect(ring.standing('earnings')).toEqual(standing);
  expect(ring.known('unsubscribe').map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(ring.known('xsrf').map(({ number }) => number)).toEqual([3]);
});
