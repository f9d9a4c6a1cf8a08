import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

type Process = { readonly id: number };

let source: TestDatabase;
let database: Database<unknown>;

beforeAll(async () => {
  source = await createTestDatabase();
  const { connectionString } = source;
  database = openDatabase({ connectionString, maxConnections: 3, log: createLog('silent') });
});
afterAll(async () => {
  await database.close();
  await source.close();
});

const processOf = async (name: string): Promise<number | undefined> =>
  (await database.query<Process>(name, 'select pg_backend_pid() as id', []))[0]?.id;

test('statements of one turn share a connection, more than eight take a further one', async () => {
  const few = await Promise.all(['one', 'two', 'three'].map(processOf));
  expect(new Set(few).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 20 }, (_each, index) => processOf(`many_${index}`)));
  expect(new Set(many).size).toBe(3);
});

test('what may wait for a lock has a connection of its own, so that nothing waits behind it', async () => {
  const key = 4_711;
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holder = database.transaction(async (inside) => {
    await inside.query('hold', `select pg_advisory_xact_lock(${key})`, []);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const waiter = database.query('wait', `select pg_advisory_xact_lock(${key})`, []);
  expect(await processOf('beside')).toBeGreaterThan(0);
  release.resolve();
  await Promise.all([holder, waiter]);
});

test('a statement that fails leaves those before and behind it alone, and its connection usable', async () => {
  const divide = (by: number) => database.query<{ result: number }>('divide', 'select 6 / $1::int as result', [by]);
  const answers = await Promise.allSettled([divide(2), divide(0), divide(3)]);
  expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await divide(6)).toEqual([{ result: 1 }]);
  const unknown = () => database.query('unknown', 'select nothing from nowhere', []);
  const refused = await Promise.allSettled([unknown(), divide(1), unknown()]);
  expect(refused.map((answer) => answer.status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(await divide(6)).toEqual([{ result: 1 }]);
});

test('when no connection can be had, each of them says so', async () => {
  const nowhere = openDatabase({
    connectionString: 'postgresql://127.0.0.1:1/none',
    maxConnections: 1,
    log: createLog('silent'),
  });
  const answers = await Promise.allSettled([nowhere.query('a', 'select 1', []), nowhere.query('b', 'select 2', [])]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  await nowhere.close();
});

test('a connection that breaks fails what it carried, and the next statement has another', async () => {
  const broken = await Promise.allSettled([
    database.query('end', 'select pg_terminate_backend(pg_backend_pid())', []),
    processOf('behind'),
  ]);
  expect(broken.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  expect(await processOf('after')).toBeGreaterThan(0);
});
