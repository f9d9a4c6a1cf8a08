import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { createLog } from '#platform/log/log.ts';
import { openOperatorSite, type OperatorSite, untilReady } from '#test/support/operator-site.ts';
import { fillDisk, smallDisk } from '#test/support/small-disk.ts';
import { createTestDatabase } from '#test/support/test-database.ts';

const run = promisify(execFile);
/** Milliseconds. */
const PATIENCE = 120_000;
const ROOT = join(import.meta.dirname, '../..');
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const disk = await smallDisk();
afterAll(() => disk?.close());

async function open(options?: Parameters<typeof openOperatorSite>[0]): Promise<OperatorSite> {
  const site = await openOperatorSite(options);
  ends.push(site.close);
  return site;
}

const linesOf = ({ words }: { readonly words: string }, name: string) =>
  words.split('\n').filter((line, at, all) => line.includes(` ${name}: `) || all[at - 1]?.includes(` ${name}: `));

test.skipIf(disk === undefined)(
  'rule 249: on a full disk pages, the doctor and every command say so, the site ends, and with room all is as it was',
  async () => {
    const site = await open({ folder: disk?.folder ?? '' });
    const first = await site.start();
    const setup = /^ {2}(http\S+\/m\/setup\/\S+)$/m.exec(first.words)?.[1] ?? '';
    const makeRoom = await fillDisk(site.folder);
    const answer = await setUp(setup);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.text()).toContain('This site has run out of disk space');

    const said = await site.longhand(['doctor']);
    expect(linesOf(said, 'disk')).toEqual([
      expect.stringMatching(/^WRONG disk: only 0 MB free/),
      expect.stringMatching(/^ +Make room on the disk that holds LONGHAND_DATA/),
    ]);
    expect(linesOf(said, 'storage')[0]).toMatch(/^WRONG storage: the disk is full/);
    const backup = await site.longhand(['backup', join(site.folder, 'backup')], {
      LONGHAND_BACKUP_PASSPHRASE: 'a lamp in every window',
    });
    expect(backup.status).toBe(1);
    expect(said.words + backup.words).not.toMatch(/^ {4}at /m);
    expect(await site.stop()).toBe(0);

    await makeRoom();
    await site.start();
    expect((await setUp(setup)).status).toBe(303);
  },
);

async function setUp(link: string): Promise<Response> {
  const fields = { siteName: 'The Lantern', name: 'Ada Marlowe', username: 'ada', email: 'ada@lantern.example' };
  return await fetch(link, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

test('rule 249: while the database is away pages say so and when to come again, the doctor too, and it comes back by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-away-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const startDatabase = () => startEmbeddedDatabase({ folder, log: createLog('silent') });
  let server = await startDatabase();
  ends.push(() => server.stop());
  const site = await open({ settings: { DATABASE_URL: server.connectionString } });
  const { words } = await site.start();
  const setup = /^ {2}(http\S+\/m\/setup\/\S+)$/m.exec(words)?.[1] ?? '';
  await server.stop();
  await untilReady(site.url, false);
  const answer = await fetch(`${site.url}/@ada`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.text()).toContain('This site can’t reach its database right now. Nothing is lost.');
  const said = await site.longhand(['doctor']);
  expect(said.words).toContain('WRONG start: DATABASE_URL points to a place where no database answers');
  // What needs no database is looked at all the same.
  expect(said.words).toMatch(/^ok {4}storage: /m);
  expect(said.words).toMatch(/^ok {4}disk: /m);
  const audit = await site.longhand(['admin', 'audit']);
  expect(audit).toMatchObject({ status: 1 });
  expect(audit.words.trim().split('\n')).toHaveLength(1);
  server = await startDatabase();
  await untilReady(site.url, true);
  expect((await setUp(setup)).status).toBe(303);
});

test('rule 249: a database that says nothing is told from one that works, ahead of whoever waits for a page', async () => {
  const site = await open();
  await site.start();
  const { data } = nameServerFiles(join(site.folder, 'postgres'));
  const [postmaster = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('pgrep', ['-P', postmaster]);
  const processes = [postmaster, ...stdout.trim().split('\n')].map(Number);
  const tell = (signal: NodeJS.Signals) => {
    for (const each of processes) {
      try {
        process.kill(each, signal);
      } catch (error) {
        // A connection that was given back meanwhile has no process any more.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  };
  tell('SIGSTOP');
  ends.push(async () => tell('SIGCONT'));
  const order: string[] = [];
  const ask = async (path: string) => {
    const { status } = await fetch(site.url + path);
    order.push(`${path} ${status}`);
  };
  // More than one network may ask for at a time.
  const pages = ['/m/signin', '/about', '/topics', '/search?q=a', '/@nobody'].map(ask);
  await ask('/readyz');
  expect(order.at(0)).toBe('/readyz 503');
  tell('SIGCONT');
  await Promise.all(pages);
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: PATIENCE }).toBe(200);
});

test('rule 249: a bad upgrade says which migration failed, is undone by starting the version before, and the doctor moves nothing', async () => {
  const store = await createTestDatabase();
  ends.push(store.close);
  const settings = { DATABASE_URL: store.connectionString };
  const before = await open({ settings });
  await before.start();
  const build = await otherBuild();
  const later = await open({ build, folder: before.folder, settings });
  const doctor = await later.longhand(['doctor']);
  expect(linesOf(doctor, 'version')).toEqual([
    expect.stringMatching(/^WRONG version: the database is behind this version: 2 migrations run/),
    expect.stringMatching(/longhand upgrade --check$/),
  ]);
  const check = async (site: OperatorSite) => (await site.longhand(['upgrade', '--check'])).words;
  expect(await check(later)).toMatch(
    /^2 migrations would run, in this order:\n {2}29990101T0001-good\n {2}29990101T0002-bad\n/,
  );

  expect(await before.stop()).toBe(0);
  const failed = await later.start({ LOG_LEVEL: 'silent' });
  expect(failed.status).toBe(1);
  expect(failed.words.trim().split('\n')).toEqual([
    expect.stringMatching(/^The migration 29990101T0002-bad failed \(null value in column .+\)\. None of it was kept/),
  ]);
  // Nobody is left behind who would count as running.
  expect(await check(later)).toMatch(/^One migration would run:\n {2}29990101T0002-bad\nNo program is using/);

  expect(await check(before)).toContain(
    'A newer version has added something that this one doesn’t use: 29990101T0001-good',
  );
  expect(await before.start()).toMatchObject({ status: 0 });
  expect((await before.longhand(['doctor'])).words).toContain(
    'ok    version: the database has been used by a newer version',
  );

  await writeFile(join(build, 'dist/program/main.js'), 'throw new TypeError("x is not a function");');
  const broken = await later.start();
  expect(broken.status).toBe(1);
  expect(broken.words).toContain('Go back to the version you ran before');
  await untilReady(before.url, true);
});

/** The same program with two migrations more, the second of which fails after it has done something. */
async function otherBuild(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'longhand-build-'));
  ends.push(() => rm(build, { recursive: true, force: true }));
  for (const part of ['bin', 'dist', 'migrations', 'src', 'package.json'])
    await cp(join(ROOT, part), join(build, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(build, 'node_modules'));
  const migration = (statements: readonly string[]) => `
    import { sql } from 'kysely';
    export async function up(database) {
      ${statements.map((statement) => `await sql\`${statement}\`.execute(database);`).join('\n')}
    }`;
  const table = 'create table bad_motto (id text primary key)';
  const files = {
    '29990101T0001-good': migration(['create table good_motto (id text primary key)']),
    '29990101T0002-bad': migration([table, 'insert into bad_motto values (null)']),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(build, 'migrations', `${name}.ts`), text);
  expect(await readFile(join(build, 'package.json'), 'utf8')).toContain('longhand');
  return build;
}
