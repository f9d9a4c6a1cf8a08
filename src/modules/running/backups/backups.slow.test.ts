import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { JobContext } from '#modules/ground/module-jobs.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { openMeans } from '#test/support/program-means.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { backUpByClock } from './back-up-by-clock.ts';
import { readBackups } from './read-backups.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations');
let store: TestDatabase;
let folder = '';
let clock: FakeClock;
let context: JobContext;
beforeAll(async () => {
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'longhand-clocked-'));
  const settings = { LONGHAND_BACKUP_PASSPHRASE: 'one heron, two herons' };
  const opened = await openMeans({ folder: join(folder, 'data'), database: store.database, port: 3000, settings });
  clock = opened.means.clock;
  const own = { connectionString: store.connectionString, migrations: MIGRATIONS };
  context = { ...opened.context, mail: undefined, bulkMail: undefined, own };
  const admin = await buildPerson(context, { username: 'keeper' });
  await store.database.query(
    'admin',
    `insert into platform_role (person_id, role, created_at) values ($1, 'ADMIN', now())`,
    [admin],
  );
  await store.database.query(
    'address',
    `insert into email_address (person_id, address, is_verified, created_at) values ($1, 'keeper@example.org', true, now())`,
    [admin],
  );
  await context.files.put('a/b.txt', Buffer.from('a file'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await setSetting(context, 'backups.target', join(folder, 'backups'));
  await setSetting(context, 'backups.day', 'daily');
  await setSetting(context, 'backups.keep', '2');
});

const made = async () => [...(await readdir(join(folder, 'backups')).catch((): string[] => []))].toSorted();
const latest = async () => (await readBackups(context))?.[0];

test('OPS-1: each is restored on trial beside the site, leaves no database behind, and the oldest goes', async () => {
  for (let day = 0; day < 3; day += 1) {
    await backUpByClock(context);
    expect(await latest()).toMatchObject({ outcome: 'TRIED', files: 1 });
    clock.advance(86_400_000);
  }
  expect(await made()).toEqual(['2026-11-22T12-00-00Z', '2026-11-23T12-00-00Z']);
  const left = await store.database.query('trials', `select from pg_database where datname ~ '^longhand_trial_'`, []);
  expect(left).toEqual([]);
});

test('OPS-1: without a target, and on other days, nothing is made', async () => {
  const before = (await readBackups(context))?.length;
  await setSetting(context, 'backups.day', 'monday');
  await backUpByClock(context);
  await setSetting(context, 'backups.day', 'daily');
  await setSetting(context, 'backups.target', '');
  await backUpByClock(context);
  expect((await readBackups(context))?.length).toBe(before);
});

test('OPS-1: one that fails is written down, administrators are told, and the others stay', async () => {
  const before = await made();
  await writeFile(join(folder, 'file'), '');
  await setSetting(context, 'backups.target', join(folder, 'file'));
  await backUpByClock(context);
  expect(await latest()).toMatchObject({ outcome: 'FAILED', rows: 0 });
  const waiting = await store.database.query(
    'waiting',
    `select from graphile_worker.jobs where task_identifier = 'mail:send'`,
    [],
  );
  expect(waiting).toHaveLength(1);
  expect(await made()).toEqual(before);
});

test('ADMIN-1: backups are read by administrators and moderators alone', async () => {
  expect(await readBackups({ ...context, isProgram: false })).toBeNull();
});
