import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers, type Running, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXPAND = '29990101T0000-add-shade';
const CONTRACT = '29990101T0001-drop-old-shade';

let store: TestDatabase;
let folder = '';
let other = '';
const programs: Running[] = [];

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  expect(built.status).toBe(0);
  store = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'longhand-builds-'));
  other = await copyProgram();
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** A newer build: a script that this one lacks, a migration that adds something, and one that takes something away. */
async function copyProgram(): Promise<string> {
  const copy = join(folder, 'newer');
  for (const name of ['dist', 'migrations', 'bin', 'package.json'])
    await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'dist/client/assets/newer-0123abcd.js'), 'export const isNewer = true;\n');
  const migration = (statement: string, rest = '') => `import { sql } from 'kysely';
    export async function up(database) { await sql\`${statement}\`.execute(database); }\n${rest}`;
  await writeFile(
    join(copy, 'migrations', `${EXPAND}.ts`),
    migration('alter table build_document add column shade text'),
  );
  await writeFile(
    join(copy, 'migrations', `${CONTRACT}.ts`),
    migration('drop table if exists old_shade', `export const doneWithoutSince = '${EXPAND}';`),
  );
  return copy;
}

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
  expect(await statusOf(older.url)).toBe(200);
  await ended;
  await expect.poll(migrations, { timeout: 30_000 }).toContain(CONTRACT);

  // From here on there is no way back to code that needs it.
  await expect(start(ROOT)).rejects.toThrow(`took away what this one needs (${CONTRACT})`);
  expect(await statusOf(newer.url)).toBe(200);
});
