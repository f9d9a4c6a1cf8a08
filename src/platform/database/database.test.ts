import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import type { Database } from '#platform/database/database.ts';
import { countStatements } from '#platform/database/connection.ts';
import { fixedLimit } from '#platform/database/fixed-limit.ts';
import { isRefusedWrite, runReadOnly } from '#platform/database/read-only.ts';
import { createLog } from '#platform/log/log.ts';
import { readProcessMetrics } from '#platform/metrics/process-metrics.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { TestDatabase } from '#test/support/test-database.ts';

type Tables = { thing: { id: number; name: string } };

let source: TestDatabase;
let database: Database<Tables>;
/** Of another process of the site. */
let other: Database<Tables>;

beforeAll(async () => {
  source = await createTestDatabase();
  const open = () =>
    openDatabase<Tables>({
      connectionString: source.connectionString,
      maxConnections: 3,
      log: createLog('silent'),
    });
  [database, other] = [open(), open()];
  await database.query('make', 'create table thing (id int8 primary key, name text not null)', []);
});
afterAll(async () => {
  await database.close();
  await other.close();
  await source.close();
});

const names = async () =>
  (await database.kysely.selectFrom('thing').select('name').orderBy('id').execute()).map((row) => row.name);

describe('a database', () => {
  test('gives int8 as a number, a date as its text and a time as a Date', async () => {
    const rows = await database.query(
      'types',
      "select 9007199254740991::int8 as count, '2024-02-29'::date as day, '2024-02-29 12:00:00.5+02'::timestamptz as time",
      [],
    );
    expect(rows).toEqual([
      { count: 9_007_199_254_740_991, day: '2024-02-29', time: new Date('2024-02-29T10:00:00.500Z') },
    ]);
  });

  test('rule 227: tells how many connections are in use, and the most that waited since it was asked', async () => {
    const pool = (name: string, state?: string) =>
      readProcessMetrics()
        .filter((family) => family.name === name)
        .flatMap(({ samples }) => samples)
        .filter(({ labels }) => labels['state'] === state)
        .reduce((sum, { value }) => sum + value, 0);
    const before = pool('longhand_pool_connections', 'used');
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let count = 0;
    const hold = () => {
      if ((count += 1) === 3) begun.resolve();
      return held.promise;
    };
    const holding = Array.from({ length: 3 }, () => other.transaction(hold));
    await begun.promise;
    const used = pool('longhand_pool_connections', 'used');
    const waiting = Array.from({ length: 5 }, () => other.transaction(() => Promise.resolve()));
    const seen = pool('longhand_pool_waiting');
    held.resolve();
    await Promise.all([...holding, ...waiting]);
    expect([used, seen]).toEqual([before + 3, 5]);
    // Nobody asked since.
    expect([pool('longhand_pool_waiting'), pool('longhand_pool_waiting')]).toEqual([5, 0]);
    expect(pool('longhand_pool_connections', 'used')).toBe(before);
    const [idle, unopened] = ['idle', 'unopened'].map((state) => pool('longhand_pool_connections', state));
    const third = openDatabase<Tables>({
      connectionString: source.connectionString,
      maxConnections: 3,
      log: createLog('silent'),
    });
    await third.query('once', 'select 1', []);
    await expect.poll(() => pool('longhand_pool_connections', 'idle')).toBe((idle ?? 0) + 1);
    await third.close();
    expect(['idle', 'unopened'].map((state) => pool('longhand_pool_connections', state))).toEqual([idle, unopened]);
  });

  test('plans a named statement once for each connection', async () => {
    await database.transaction(async (inside) => {
      for (let count = 0; count < 3; count += 1) await inside.query('plan_once', 'select $1::int as one', [count]);
      const prepared = await inside.query<{ calls: number }>(
        'prepared',
        "select (generic_plans + custom_plans) as calls from pg_prepared_statements where name = 'plan_once'",
        [],
      );
      expect(prepared).toEqual([{ calls: 3 }]);
    });
  });

  test('commits builder and named statements of a transaction together, or neither', async () => {
    await database.transaction(async (inside) => {
      await inside.kysely.insertInto('thing').values({ id: 1, name: 'built' }).execute();
      await inside.query('add', 'insert into thing values ($1, $2)', [2, 'named']);
    });
    expect(await names()).toEqual(['built', 'named']);
    const failing = database.transaction(async (inside) => {
      await inside.kysely.deleteFrom('thing').execute();
      await inside.query('add', 'insert into thing values ($1, $2)', [3, 'third']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await names()).toEqual(['built', 'named']);
  });

  test('undoes a failed transaction inside another and goes on', async () => {
    await database.transaction(async (outer) => {
      await outer.query('add', 'insert into thing values ($1, $2)', [10, 'outer']);
      const inner = outer.transaction(async (inside) => {
        await inside.query('add', 'insert into thing values ($1, $2)', [11, 'inner']);
        await inside.query('broken', 'select 1 / 0', []);
      });
      await expect(inner).rejects.toThrow('division by zero');
      await outer.query('add', 'insert into thing values ($1, $2)', [12, 'after']);
    });
    expect(await names()).toEqual(['built', 'named', 'outer', 'after']);
  });

  test('keeps working after more failures than it has connections', async () => {
    for (let count = 0; count < 10; count += 1) {
      await expect(
        database.transaction(async (inside) => inside.query('none', 'select * from none', [])),
      ).rejects.toThrow('none');
    }
    expect(await database.query('one', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  test('sends a notification at the commit of its transaction, and none when it rolls back', async () => {
    const heard: string[] = [];
    const elsewhere: string[] = [];
    const stop = await database.listen('things', (payload) => heard.push(payload));
    const stopElsewhere = await other.listen('things', (payload) => elsewhere.push(payload));
    await expect(
      database.transaction(async (inside) => {
        await inside.notify('things', 'undone');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction(async (inside) => {
      await inside.transaction(async (nested) => nested.notify('things', 'done'));
      expect(heard).toEqual([]);
    });
    // The caller sees its own change here, whenever the others hear of it.
    expect(heard[0]).toBe('done');
    await vi.waitFor(() => expect(elsewhere).toEqual(['done']), 20_000);
    await vi.waitFor(() => expect(heard).toEqual(['done', 'done']), 20_000);
    await database.notify('things', 'at once');
    expect(heard).toContain('at once');
    await vi.waitFor(() => expect(elsewhere).toEqual(['done', 'at once']), 20_000);
    await stop();
    await stopElsewhere();
    await database.notify('things', 'unheard');
    await database.notify('things', 'unheard');
    expect([...heard, ...elsewhere]).not.toContain('unheard');
  });

  test('a change stays made though somebody who hears of it fails', async () => {
    const stop = await database.listen('trouble', () => {
      throw new Error('deaf');
    });
    const heard: string[] = [];
    const stopToo = await database.listen('trouble', (payload) => heard.push(payload));
    expect(
      await database.transaction(async (inside) => {
        await inside.notify('trouble', 'all the same');
        return 'made';
      }),
    ).toBe('made');
    // By then it may have come over the wire as well.
    expect(heard[0]).toBe('all the same');
    await stop();
    await stopToo();
    expect(await database.query('one', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  test('listens again after its connection was cut, and tells of the gap', async () => {
    const heard: string[] = [];
    const gap = vi.fn<() => void>();
    const stop = await database.listen('cut', (payload) => heard.push(payload), gap);
    await database.query(
      'cut',
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
      [],
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 });
    await database.notify('cut', 'back');
    await vi.waitFor(() => expect(heard).toEqual(['back', 'back']), 20_000);
    await stop();
  });
});

const countSome = () =>
  countStatements(async () => {
    await Promise.all([names(), database.query('one', 'select 1 as one', [])]);
    await database.transaction(async (inside) => {
      await sql`select 2`.execute(inside.kysely);
    });
  });

describe('the statement counter', () => {
  test('counts what a run sends by builder, name and transaction, also in parallel, and nothing of others', async () => {
    const [first, second] = await Promise.all([countSome(), countSome()]);
    expect(first.count).toBe(5);
    expect(second.count).toBe(5);
    expect(first.texts).toContain('select 1 as one');
  });
});

test('a limit is the next of a fixed set', () => {
  expect([1, 4, 11, 12, 26, 1001].map(fixedLimit)).toEqual([1, 5, 11, 13, 26, 1001]);
  expect(() => fixedLimit(1002)).toThrow(RangeError);
});

describe('rule 248: where nothing may be written', () => {
  const refused = (run: () => Promise<unknown>) =>
    runReadOnly(run).then(
      () => 'done',
      (error: unknown) => (isRefusedWrite(error) ? 'refused' : String(error)),
    );
  const row = { id: 900, name: 'late' };

  test('PostgreSQL refuses every write by whichever way, and what is read is read as ever', async () => {
    const before = await names();
    const insert = "insert into thing values (900, 'late')";
    expect(await refused(() => database.kysely.insertInto('thing').values(row).execute())).toBe('refused');
    expect(await refused(() => database.query('late', insert, []))).toBe('refused');
    expect(await refused(() => database.transaction((inside) => inside.query('late', insert, [])))).toBe('refused');
    const nested = (inside: Database<Tables>) =>
      inside.transaction((deeper) => deeper.kysely.insertInto('thing').values(row).execute());
    expect(await refused(() => database.transaction(nested))).toBe('refused');
    // Also where something was awaited meanwhile, and by way of a statement that only seems to read.
    expect(
      await refused(async () => {
        await names();
        await database.query('late_read', `with made as (${insert} returning id) select id from made`, []);
      }),
    ).toBe('refused');
    expect(await runReadOnly(names)).toEqual(before);
    expect(await names()).toEqual(before);
  });

  test('nobody is notified, and afterwards the same connections write again', async () => {
    expect(await refused(() => database.notify('heard', 'x'))).toContain('nothing is notified');
    expect(await refused(() => database.transaction((inside) => inside.notify('heard', 'x')))).toContain(
      'nothing is notified',
    );
    const many = Array.from({ length: 10 }, () => names());
    await Promise.all([runReadOnly(() => Promise.all(Array.from({ length: 10 }, () => names()))), ...many]);
    for (let count = 0; count < 5; count += 1) {
      await database.kysely.insertInto('thing').values(row).execute();
      await database.query('late_gone', 'delete from thing where id = 900', []);
    }
  });
});
