import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import type { Database } from '#platform/database/database.ts';
import { forgetProcess, migrate, planUpgrade } from '#platform/database/migrate.ts';
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
  await database.query('forget', 'drop table if exists migration, running_process', []);
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.close();
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/** Migrations speak to Kysely by raw statements here: a folder outside the project finds no packages. */
async function addMigration(name: string, statement: string, doneWithoutSince?: string): Promise<void> {
  const code = `export const doneWithoutSince = ${JSON.stringify(doneWithoutSince)};
  export async function up(database) {
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

test('what a new database is made of is one line, and what is added to it a line each', async () => {
  const lines: string[] = [];
  const told = createLog('info', { write: (line: string) => lines.push(line) });
  await addMigration('1-create', 'create table two (text text)');
  await addMigration('2-fill', "insert into two values ('first')");
  await migrate(database, folder, told);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { migrations: 2, msg: 'made the tables of a new database' },
  ]);
  await addMigration('3-fill', "insert into two values ('second')");
  await migrate(database, folder, told);
  expect(lines.slice(1).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { migration: '3-fill', msg: 'migrated' },
  ]);
});

test('a migration that fails leaves nothing of itself and runs again once it is mended', async () => {
  await addMigration('1-create', 'create table one (text text)');
  await addMigration('2-broken', 'create table two (text text); select 1 / 0');
  await expect(migrate(database, folder, log)).rejects.toThrow('division by zero');
  expect(await applied()).toEqual(['1-create']);
  expect(await database.query('gone', "select to_regclass('two') as two", [])).toEqual([{ two: null }]);
});

test('code goes on by a database to which newer code added something', async () => {
  await addMigration('1-create', 'create table one (text text)');
  await addMigration('2-later', 'create table two (text text)');
  await migrate(database, folder, log);
  await rm(join(folder, '2-later.ts'));
  expect(await migrate(database, folder, log)).toEqual([]);
  expect(await planUpgrade(database, folder)).toMatchObject({ ahead: [], newer: ['2-later'] });
});

test('code that needs what newer code took away is refused by a sentence', async () => {
  await addMigration('1-create', 'create table one (text text, old text)');
  await addMigration('2-expand', 'alter table one add column young text');
  await addMigration('3-contract', 'alter table one drop column old', '2-expand');
  await migrate(database, folder, log);
  await rm(join(folder, '3-contract.ts'));
  expect(await migrate(database, folder, log)).toEqual([]);
  await rm(join(folder, '2-expand.ts'));
  const refused = 'took away what this one needs (3-contract): start the newer version';
  await expect(migrate(database, folder, log)).rejects.toThrow(refused);
  await expect(planUpgrade(database, folder)).rejects.toThrow(refused);
});

test('what older processes need is taken away when the last of them is gone', async () => {
  await addMigration('1-create', 'create table one (text text, old text)');
  await migrate(database, folder, log, { processId: 'first' });
  await migrate(database, folder, log, { processId: 'second' });
  await addMigration('2-expand', 'alter table one add column young text');
  await addMigration('3-contract', 'alter table one drop column old', '2-expand');
  expect(await planUpgrade(database, folder)).toEqual({
    isEmpty: false,
    ahead: [
      { name: '2-expand', doneWithoutSince: null },
      { name: '3-contract', doneWithoutSince: '2-expand' },
    ],
    newer: [],
    processes: [{ newest: '1-create', count: 2 }],
  });
  expect(await migrate(database, folder, log, { processId: 'young' })).toEqual(['3-contract']);
  expect(await database.query('still', 'select old, young from one', [])).toEqual([]);
  await forgetProcess(database, 'first');
  expect(await migrate(database, folder, log)).toEqual(['3-contract']);
  // The other one died without a word, a minute ago.
  await database.query(
    'age',
    `update running_process set seen_at = now() - interval '61 seconds' where id = 'second'`,
    [],
  );
  expect(await migrate(database, folder, log)).toEqual([]);
  await expect(database.query('gone', 'select old from one', [])).rejects.toThrow('old');
});

test('a migration does not stand in the way of others for a lock: it lets go and tries again', async () => {
  await addMigration('1-create', 'create table one (text text)');
  await migrate(database, folder, log);
  await addMigration('2-expand', 'alter table one add column young text');
  const other = openDatabase({ connectionString: source.connectionString, maxConnections: 1, log });
  const held = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const holding = other.transaction(async (inside) => {
    await inside.query('hold', 'lock table one in access share mode', []);
    isLocked.resolve();
    await held.promise;
  });
  await isLocked.promise;
  const migrated = migrate(database, folder, log);
  const reader = openDatabase({ connectionString: source.connectionString, maxConnections: 1, log });
  const waiting = () =>
    reader.query<{ count: number }>('waiting', 'select count(*)::int as count from pg_locks where not granted', []);
  await expect.poll(async () => (await waiting())[0]?.count, { timeout: 10_000 }).toBeGreaterThan(0);
  // While it waits, later statements wait too; then it lets them by.
  await expect.poll(async () => (await waiting())[0]?.count, { timeout: 10_000 }).toBe(0);
  held.resolve();
  await holding;
  expect(await migrated).toEqual([]);
  expect(await applied()).toEqual(['1-create', '2-expand']);
  await Promise.all([other.close(), reader.close()]);
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
