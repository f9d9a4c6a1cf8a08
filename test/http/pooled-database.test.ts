import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { answers, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';
import { hasPooler, type Pooler, startPooler } from '#test/support/pooler.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
let store: TestDatabase;
let pooler: Pooler;
let folder = '';

describe.skipIf(!hasPooler())('behind a pool that gives each transaction any connection', () => {
  beforeAll(async () => {
    store = await createTestDatabase();
    pooler = await startPooler(store.connectionString);
    folder = await mkdtemp(join(tmpdir(), 'longhand-pooled-'));
  });
  afterAll(async () => {
    await pooler.stop();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const settings = async () => ({
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    LONGHAND_DATA: folder,
    LOG_LEVEL: 'silent',
    WORKERS: '2',
    DATABASE_URL: pooler.addressOf(store.connectionString),
  });

  test('a program that was given no way around it says so, and does not start', async () => {
    const env = { ...process.env, ...(await settings()) };
    const words = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['src/main.ts'], { cwd: ROOT, env }, (_error, out, problems) =>
        resolve(out + problems),
      );
    });
    expect(words).toMatch(/^The database is behind a pool .* set DATABASE_DIRECT_URL/);
  });

  test('with a way around it the site serves, works and hears what other processes tell', async () => {
    const environment = { ...(await settings()), DATABASE_DIRECT_URL: store.connectionString };
    const url = `http://127.0.0.1:${environment.PORT}`;
    const program = await startProgram({ args: [join(ROOT, 'src/main.ts')], environment }, () =>
      answers(`${url}/readyz`),
    );
    const home = await fetch(url);
    expect([home.status, (await home.text()).includes('</html>')]).toEqual([200, true]);
    await program.stop();
  });

  test('what is written in a transaction is told to all, and no statement is kept on a connection', async () => {
    const log = createLog('silent');
    const [one, other] = [0, 1].map(() =>
      openDatabase({
        connectionString: pooler.addressOf(store.connectionString),
        directConnectionString: store.connectionString,
        maxConnections: 5,
        log,
      }),
    );
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const heard: string[] = [];
    const stop = await other.listen('pooled', (payload) => heard.push(payload));
    await one.transaction(async (inside) => {
      await inside.query('count_pages', 'select count(*) from site_page', []);
      await inside.notify('pooled', 'changed');
    });
    await expect.poll(() => heard).toEqual(['changed']);
    // Many at once, over connections that change hands: a name that one knows and another does not would fail.
    const asked = Array.from({ length: 200 }, (_item, index) =>
      (index % 2 === 0 ? one : other).query<{ number: number }>('count_numbers', 'select $1::int as number', [index]),
    );
    expect((await Promise.all(asked)).flat()).toEqual(Array.from({ length: 200 }, (_item, number) => ({ number })));
    await stop();
    await Promise.all([one.close(), other.close()]);
  });
});
