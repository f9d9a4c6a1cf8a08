import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, type Running, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';
import { CONTRACT, copyNewerBuild, EXPAND } from '#test/support/newer-build.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');

let store: TestDatabase;
let folder = '';
let other = '';
const programs: Running[] = [];

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  expect(built.status).toBe(0);
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'longhand-builds-'));
  other = await copyNewerBuild(folder);
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(root: string, environment: Readonly<Record<string, string>> = {}) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const all = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    LONGHAND_URL: 'http://127.0.0.1:3000',
    LONGHAND_DATA: join(folder, 'data'),
    DATABASE_URL: store.connectionString,
    WORKERS: '2',
    LOG_LEVEL: 'silent',
    ...environment,
  };
  const options = { args: [join(root, 'dist/program/main.js'), '--no-jobs'], environment: all, folder: root };
  const program = await startProgram(options, () => answers(`${url}/readyz`));
  programs.push(program);
  return { url, program };
}

const statusOf = async (url: string) => (await fetch(url)).status;
const migrations = async () =>
  (await store.database.query<{ name: string }>('names', 'select name from migration', [])).map(({ name }) => name);

test('decision 0111: two builds serve beside each other, each with what pages of the other ask for; and back', async () => {
  await store.database.query('old', 'create table old_shade (id text)', []);
  const older = await start(ROOT, { DRAIN_SECONDS: '2' });
  const script = (await readdir(join(ROOT, 'dist/client/assets'))).find((name) => name.endsWith('.js')) ?? '';
  await rm(join(other, 'dist/client/assets', script));
  const newer = await start(other);
  // What adds something ran; what takes something away waits for the older program.
  expect(await migrations()).toContain(EXPAND);
  expect(await migrations()).not.toContain(CONTRACT);
  expect(await statusOf(`${older.url}/assets/newer-0123abcd.js`)).toBe(200);
  expect(await (await fetch(`${newer.url}/assets/${script}`)).text()).toBe(
    await readFile(join(ROOT, 'dist/client/assets', script), 'utf8'),
  );
  expect(await statusOf(`${newer.url}/assets/neither-0123abcd.js`)).toBe(404);
  expect([await statusOf(older.url), await statusOf(newer.url)]).toEqual([200, 200]);

  // Told to end, it says so first, and goes on answering.
  const ended = older.program.stop();
  await expect.poll(() => statusOf(`${older.url}/readyz`)).toBe(503);
  const last = await fetch(older.url);
  // Whoever keeps connections for later shall have none of it when it ends.
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  await ended;
  await expect.poll(migrations, { timeout: 30_000 }).toContain(CONTRACT);

  // From here on there is no way back to code that needs it.
  await expect(start(ROOT)).rejects.toThrow(`took away what this one needs (${CONTRACT})`);
  expect(await statusOf(newer.url)).toBe(200);
});
