import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { TestDatabase } from '#test/support/test-database.ts';

const log = createLog('silent');
let source: TestDatabase;
let database: Database<unknown>;
let folder = '';

beforeEach(async () => {
  source = await createTestDatabase();
  database = openDatabase({ connectionString: source.connectionString, maxConnections: 2, log });
  // The copy has the program's own migrations; these tests begin with none.
  await database.query('forget', 'drop table migration', []);
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.close();
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/** Migrations speak to Kysely by raw statements here: a folder outside the project finds no packages. */
async function addMigration(name: string, statement: string): Promise<void> {
  const code = `export async function up(database) {
    await database.getExecutor().executeQuery({ sql: ${JSON.stringify(statement)}, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: '1' } });
  }`;
  await writeFile(join(folder, `${name}.ts`), code);
}

const applied = async () =>
  (await database.query<{ name: string }>('applied', 'select name from migration order by name', [])).map(
    (row) => row.name,
  );

test('migrations run once, in the order of their names', async () => {
  await addMigration('2-fill', "insert into one values ('second')");
  await addMigration('1-create', 'create table one (text text)');
  await migrate(database, folder, log);
  await migrate(database, folder, log);
  expect(await applied()).toEqual(['1-create', '2-fill']);
  expect(await database.query('read', 'select * from one', [])).toEqual([{ text: 'second' }]);
});

test('a migration that fails leaves nothing of itself and runs again once it is mended', async () => {
  await addMigration('1-create', 'create table one (text text)');
  await addMigration('2-broken', 'create table two (text text); select 1 / 0');
  await expect(migrate(database, folder, log)).rejects.toThrow('division by zero');
  expect(await applied()).toEqual(['1-create']);
  expect(await database.query('gone', "select to_regclass('two') as two", [])).toEqual([{ two: null }]);
});

test('a database that is ahead of the code is refused by a sentence', async () => {
  await addMigration('1-create', 'create table one (text text)');
  await addMigration('2-later', 'create table two (text text)');
  await migrate(database, folder, log);
  await rm(join(folder, '2-later.ts'));
  await expect(migrate(database, folder, log)).rejects.toThrow('newer version of this program (it knows 2-later)');
});

test('three processes that start at once migrate once', async () => {
  await addMigration('1-create', 'select pg_sleep(0.3); create table one (text text)');
  await addMigration('2-fill', "insert into one values ('once')");
  const script = `
    import { openDatabase } from '#platform/database/database.ts';
    import { migrate } from '#platform/database/migrate.ts';
    import { createLog } from '#platform/log/log.ts';
    const log = createLog('silent');
    const database = openDatabase({ connectionString: ${JSON.stringify(source.connectionString)}, maxConnections: 2, log });
    await migrate(database, ${JSON.stringify(folder)}, log);
    await database.close();`;
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0, 0]);
  expect(await database.query('read', 'select * from one', [])).toEqual([{ text: 'once' }]);
});
