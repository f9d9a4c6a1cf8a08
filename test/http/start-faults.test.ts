import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import { freePort } from '#test/support/free-port.ts';
import { createTestDatabase } from '#test/support/test-database.ts';

const ROOT = join(import.meta.dirname, '../..');
let folder = '';
let number = 0;
let store: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhand-faults-'));
  store = await createTestDatabase();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

type Ended = { readonly status: number; readonly words: string };
const run = (file: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', WORKERS: '1', ...settings };
    execFile(process.execPath, [...file], { cwd: ROOT, env }, (error, out, problems) => {
      resolve({ status: Number(error?.code ?? 0), words: out + problems });
    });
  });

async function start(settings: Readonly<Record<string, string>>): Promise<Ended> {
  return await run(['src/main.ts'], { PORT: '0', LONGHAND_DATA: await dataFolder(), ...settings });
}

async function dataFolder(): Promise<string> {
  const path = join(folder, `data-${(number += 1)}`);
  await mkdir(path);
  return path;
}

const oneSentence = (status: number, sentence: string | RegExp) => ({
  status,
  words: expect.stringMatching(sentence instanceof RegExp ? sentence : `^${RegExp.escape(sentence)}\n$`) as string,
});

describe('a start that cannot be says why in one sentence, and ends with 1', () => {
  test('a database that refuses', async () => {
    const port = await freePort();
    expect(await start({ DATABASE_URL: `postgres://ada:hidden@127.0.0.1:${port}/x` })).toEqual(
      oneSentence(
        1,
        `DATABASE_URL points to a place where no database answers (connect ECONNREFUSED 127.0.0.1:${port}): start the database, or correct the host and the port.`,
      ),
    );
    const missing = store.connectionString.replace(/\/[^/?]+(\?|$)/, '/no_such_database$1');
    expect(await start({ DATABASE_URL: missing })).toEqual(
      oneSentence(
        1,
        'DATABASE_URL points to a database that doesn’t let us in: database "no_such_database" does not exist.',
      ),
    );
  });

  test('a doctor who is told what he does not understand', async () => {
    expect(await run(['src/cli.ts', 'doctor', '--x', 'twice'], {})).toEqual(
      oneSentence(2, 'longhand doctor doesn’t take parameters, but got --x twice. Nothing was checked.'),
    );
  });

  test('a data folder in a place that has none', async () => {
    expect(await start({ LONGHAND_DATA: '/proc/no-such-place/data' })).toEqual(
      oneSentence(1, /^LONGHAND_DATA \/proc\/no-such-place\/data can’t be created \(ENOENT\): .+\n$/),
    );
  });

  test('an address that is none of this machine, and a port that is taken', async () => {
    expect(await start({ HOST: '203.0.113.9' })).toEqual(
      oneSentence(1, /^HOST 203\.0\.113\.9 is no address of this machine \(EADDRNOTAVAIL\): .+\n$/),
    );
    expect(await start({ HOST: 'no-such-host.invalid' })).toEqual(
      oneSentence(1, /^HOST no-such-host\.invalid is no address of this machine \(\w+\): .+\n$/),
    );
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await start({ PORT: String(port) })).toEqual(
      oneSentence(1, `PORT ${port} of 127.0.0.1 is taken by another program: set PORT to a free one.`),
    );
    const own = { TLS: 'own', LONGHAND_URL: 'https://x.example', TLS_PORT: String(port) };
    expect(await start(own)).toEqual(
      oneSentence(1, `TLS_PORT ${port} of 127.0.0.1 is taken by another program: set TLS_PORT to a free one.`),
    );
    server.close();
  });

  test('a data folder that cannot be made, or written to', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await start({ LONGHAND_DATA: join(file, 'data') })).toEqual(
      oneSentence(1, `LONGHAND_DATA ${file}/data can’t be created (ENOTDIR): choose another folder.`),
    );
    // The system's own folder, which not even root writes to.
    expect(await start({ LONGHAND_DATA: '/sys' })).toEqual(
      oneSentence(1, /^LONGHAND_DATA \/sys cannot be written to \(E[A-Z]+\): .+\n$/),
    );
  });

  test('a data folder of another PostgreSQL', async () => {
    const data = await dataFolder();
    await mkdir(join(data, 'postgres/data'), { recursive: true });
    await writeFile(join(data, 'postgres/data/PG_VERSION'), '14\n');
    expect(await start({ LONGHAND_DATA: data })).toEqual(
      oneSentence(1, /^The database in \S+ was made by PostgreSQL 14, and this program brings \d+: .+\n$/),
    );
  });

  test('a secret that is missing, until the operator lets a new one in', async () => {
    const data = await dataFolder();
    const settings = { LONGHAND_DATA: data, DATABASE_URL: store.connectionString };
    await openSiteSecrets(store.database, data);
    const key = join(data, 'secret.key');
    await rm(key);
    expect(await start(settings)).toEqual(
      oneSentence(1, new RegExp(`^${RegExp.escape(key)} is missing, and the database was made with one: .+\n$`)),
    );
    expect(await run(['src/cli.ts', 'admin', 'accept-new-secret'], settings)).toMatchObject({ status: 0 });
    expect((await run(['src/cli.ts', 'doctor'], settings)).words).toContain(
      'ok    secret: secret.key matches the database',
    );
  });
});
