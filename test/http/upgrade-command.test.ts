import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

let store: TestDatabase;
let place = '';
beforeAll(async () => {
  store = await createTestDatabase();
  place = await mkdtemp(join(tmpdir(), 'longhand-upgrade-test-'));
});
afterAll(async () => {
  await store.close();
  await rm(place, { recursive: true, force: true });
});

async function upgrade(...parameters: readonly string[]) {
  const child = spawn(process.execPath, ['src/cli.ts', 'upgrade', ...parameters], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: store.connectionString, LONGHAND_DATA: place },
  });
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: status as number, out, err };
}

const change = (statement: string) => sql.raw(statement).execute(store.database.kysely);

test('longhand upgrade --check says what a start would do, and does nothing of it', async () => {
  expect(await upgrade('--check')).toEqual({
    status: 0,
    out: 'The database is up to date with this version.\nNo program is using the database right now.\n',
    err: '',
  });
  await change("delete from migration where name = '20261128T0500-keep-builds'");
  await change(
    "insert into running_process values ('one', '20261128T0400', now()), ('two', 'gone', now() - interval '1 hour')",
  );
  expect((await upgrade('--check')).out).toBe(
    'One migration would run:\n  20261128T0500-keep-builds\nOne program is using the database right now.\n',
  );
  await change("insert into migration (name, done_without_since) values ('29990101T0000-later', null)");
  expect((await upgrade('--check')).out).toContain(
    'A newer version has added something that this one doesn’t use: 29990101T0000-later\n',
  );
  await change(
    "insert into migration (name, done_without_since) values ('29990101T0002-taken', '29990101T0001-not-here')",
  );
  expect(await upgrade('--check')).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining('took away what this one needs (29990101T0002-taken)'),
  });
  expect(await upgrade()).toMatchObject({
    status: 2,
    err: 'Say what to do: longhand upgrade --check or longhand upgrade --database\n',
  });
});
