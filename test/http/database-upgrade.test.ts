import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { deleteReader } from '#modules/ground/secret-keys/secret-keys.store.ts';
import { openSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { bringUpToDate } from '../../src/main/start-database.ts';
import { findOlder, startOlder, useOlder } from '#test/support/older-database.ts';
import { fillSealed, openAll } from '#test/support/sealed-world.ts';

type Ran = { readonly status: number; readonly out: string; readonly problems: string };
const ROOT = join(import.meta.dirname, '../..');
const older = findOlder();
const log = createLog('silent');

let data = '';
let folder = '';
let total = 0;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'longhand-upgrade-'));
  folder = join(data, 'postgres');
  if (older === undefined) return;
  const server = await startOlder(folder, older);
  await bringUpToDate(server.connectionString, log);
  const { context, database } = await open(server.connectionString);
  await fillSealed(context, 2_000);
  total = (await openAll(context, context.secrets)).opened;
  await database.close();
  await server.stop();
}, 120_000);
afterAll(async () => {
  await rm(data, { recursive: true, force: true });
});

async function open(connectionString: string) {
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  const { ring, reader } = await openSiteSecrets(database, data);
  await deleteReader(database, reader.id);
  const config = parseConfig({ NODE_ENV: 'test', LONGHAND_DATA: data });
  const files = openFileStore(config);
  const context = systemContext({ database, files, clock: systemClock, log, config, secrets: ring });
  return { context, database };
}

function begin(...command: readonly string[]): { readonly child: ChildProcess; readonly ran: Promise<Ran> } {
  const { DATABASE_URL: _url, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'test', LONGHAND_DATA: data };
  const { promise: ran, resolve } = Promise.withResolvers<Ran>();
  const child = execFile(process.execPath, ['src/cli.ts', ...command], { cwd: ROOT, env }, (error, out, problems) => {
    resolve({ status: Number(error?.code ?? 0), out, problems });
  });
  return { child, ran };
}

const run = (...command: readonly string[]): Promise<Ran> => begin(...command).ran;
const versionOf = async (name: string) => (await readFile(join(folder, name, 'PG_VERSION'), 'utf8')).trim();

/** What a start of the program finds. */
async function readAll() {
  const server = await startEmbeddedDatabase({ folder, log });
  const { context, database } = await open(server.connectionString);
  try {
    return await openAll(context, context.secrets);
  } finally {
    await database.close();
    await server.stop();
  }
}

test.skipIf(older === undefined)(
  'rule 239: a database of an older PostgreSQL is carried over whole, killed or not, and stays until it is removed',
  async () => {
    const from = older?.version ?? '';
    const check = await run('upgrade', '--check');
    expect(check).toMatchObject({ status: 1, out: '' });
    expect(check.problems).toContain(`made by PostgreSQL ${from}, and this program brings 18: carry it over with`);
    const nowhere = await run('upgrade', '--database', '--binaries', join(data, 'nowhere'));
    expect(nowhere).toMatchObject({ status: 1, out: '' });
    expect(nowhere.problems).toContain(`There is no PostgreSQL ${from} in`);

    for (const isFarEnough of [
      () => existsSync(join(folder, 'upgrade/rows')),
      () => existsSync(join(folder, 'upgrade/data/postmaster.pid')),
    ]) {
      const killed = begin('upgrade', '--database');
      while (!isFarEnough()) await wait(5);
      await wait(200);
      killed.child.kill('SIGKILL');
      await killed.ran;
      expect(await versionOf('data')).toBe(from);
    }
    const done = await run('upgrade', '--database');
    expect(done.status, done.problems).toBe(0);
    expect(done.out).toMatch(/The database is now on PostgreSQL 18: \S+ rows in \d+ tables were moved/);
    expect([await versionOf('data'), await versionOf(`data-${from}`)]).toEqual(['18', from]);
    expect(existsSync(join(folder, 'upgrade'))).toBe(false);
    expect(await readAll()).toEqual({ opened: total, closed: 0, bySecond: 0 });
    expect((await run('upgrade', '--database')).out).toContain('nothing to move');
    expect((await run('upgrade', '--check')).status).toBe(0);

    // Cut off before the first and between both steps of changing places: whoever starts next ends it.
    for (const isBetween of [false, true]) {
      await mkdir(join(folder, 'upgrade'));
      await rename(join(folder, 'data'), join(folder, 'upgrade/data'));
      if (!isBetween) await rename(join(folder, `data-${from}`), join(folder, 'data'));
      await writeFile(join(folder, 'upgrade.json'), JSON.stringify({ from, to: '18' }));
      expect(await readAll()).toEqual({ opened: total, closed: 0, bySecond: 0 });
      expect([await versionOf('data'), await versionOf(`data-${from}`)]).toEqual(['18', from]);
      expect(existsSync(join(folder, 'upgrade.json'))).toBe(false);
    }
  },
  240_000,
);

test.skipIf(older === undefined)('rule 239: a database in use is left alone, and so is a newer one', async () => {
  const from = older?.version ?? '';
  await rename(join(folder, 'data'), join(folder, 'data-18'));
  await rename(join(folder, `data-${from}`), join(folder, 'data'));
  const site = await useOlder(folder, older);
  expect((await run('upgrade', '--database')).problems).toContain('is in use: stop the site');
  await site.stop();
  await writeFile(join(folder, 'data/PG_VERSION'), '19\n');
  const newer = await run('upgrade', '--check');
  expect(newer).toMatchObject({ status: 1, out: '' });
  expect(newer.problems).toContain('start the newer version of the program');
  expect((await run('upgrade', '--database')).problems).toContain('newer than 18');
  await writeFile(join(folder, 'data/PG_VERSION'), `${from}\n`);
  await mkdir(join(folder, `data-${from}`));
  await writeFile(join(folder, `data-${from}/PG_VERSION`), `${from}\n`);
  expect((await run('upgrade', '--database')).problems).toContain('is there already');
});
