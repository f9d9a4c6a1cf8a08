import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import type { WalPosition } from '#platform/database/wal-position.ts';
import { followWrites } from '#platform/database/written.ts';
import { createLog } from '#platform/log/log.ts';
import { hasServers, type PostgresPair, startPair } from '#test/support/postgres-servers.ts';

type Tables = { thing: { id: number } };

/** What a server that is asked says of itself. */
const WHO = 'select pg_is_in_recovery() as "isReplica"';

describe.skipIf(!hasServers())('rule 236: replicas are read from', () => {
  let pair: PostgresPair;
  let database: Database<Tables>;

  const open = (replicas: readonly string[], connectionString = pair.primary.addressOf('site')) =>
    openDatabase<Tables>({ connectionString, replicas, maxConnections: 4, log: createLog('silent') });
  const isReplica = async (reader: Database<Tables>) =>
    (await reader.query<{ isReplica: boolean }>('who', WHO, []))[0]?.isReplica;
  const readsByReplica = (after?: WalPosition) => isReplica(database.reader(after).database);
  /** Writes for somebody, and tells how far a replica must be to have it. */
  const write = (run: () => Promise<unknown>): Promise<WalPosition | undefined> =>
    new Promise((resolve, reject) => followWrites((written) => void run().then(() => resolve(written.upTo()), reject)));
  const countThings = async (reader: Database<Tables>) =>
    (await reader.query<{ count: number }>('count', 'select count(*)::int as count from thing', []))[0]?.count;

  beforeAll(async () => {
    pair = await startPair();
    await pair.primary.run('create database site');
    await pair.primary.run('create table thing (id int primary key)', 'site');
    database = open([pair.replica.addressOf('site')]);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await pair.close();
  });
  beforeEach(async () => {
    await expect.poll(() => readsByReplica(), { timeout: 20_000 }).toBe(true);
  });

  afterEach(() => pair.replica.run('select pg_wal_replay_resume()'));

  test('by the builder and by name, and what writes or is a transaction goes to the primary', async () => {
    const { database: reader } = database.reader();
    expect(await isReplica(reader)).toBe(true);
    await reader.kysely.insertInto('thing').values({ id: 1 }).execute();
    await reader.query('insert_two', 'insert into thing values ($1)', [2]);
    expect(await reader.transaction(isReplica)).toBe(false);
    await expect.poll(() => reader.kysely.selectFrom('thing').selectAll().execute()).toEqual([{ id: 1 }, { id: 2 }]);
    // A function says nothing of what it does before it is run.
    await pair.primary.run('create sequence number', 'site');
    await expect.poll(() => reader.query('next', `select nextval('number')`, [])).toEqual([{ nextval: 1 }]);
  });

  test('whoever wrote reads the primary until the replica has it, whichever way it was written', async () => {
    const ways = [
      () => database.query('one', 'insert into thing values ($1)', [10]),
      () => database.kysely.insertInto('thing').values({ id: 11 }).execute(),
      () => database.transaction((inside) => inside.query('two', 'insert into thing values ($1)', [12])),
    ];
    for (const way of ways) {
      await pair.replica.run('select pg_wal_replay_pause()');
      const position = await write(way);
      expect(await readsByReplica(position)).toBe(false);
      await pair.replica.run('select pg_wal_replay_resume()');
      await expect.poll(() => readsByReplica(position), { timeout: 5_000 }).toBe(true);
    }
    expect(await write(() => countThings(database))).toBeUndefined();
  });

  test('a write that is there is read from the replica again, and never without it', async () => {
    for (let number = 100; number < 140; number += 1) {
      const position = await write(() => database.query('more', 'insert into thing values ($1)', [number]));
      const reader = database.reader(position).database;
      const found = await reader.query('find', 'select 1 from thing where id = $1', [number]);
      expect(found).toHaveLength(1);
      await wait(number % 7);
    }
    const position = await write(() => database.query('more', 'insert into thing values ($1)', [140]));
    await expect.poll(() => readsByReplica(position)).toBe(true);
  });

  test('one that is behind is left out, said so, and read again', async () => {
    await pair.replica.run('select pg_wal_replay_pause()');
    // A replica that doesn't move while nothing happens isn't behind.
    await wait(1_500);
    expect(await readsByReplica()).toBe(true);
    await database.query('late', 'insert into thing values (200)', []);
    await expect.poll(() => readsByReplica(), { timeout: 5_000 }).toBe(false);
    const [state] = await database.lookAtReplicas();
    expect(state).toMatchObject({ isRead: false, fault: undefined, name: `127.0.0.1:${pair.replica.port}` });
    expect(state?.behind).toBeGreaterThan(1_000);
    expect(await countThings(database.reader().database)).toBe(await countThings(database));
    await pair.replica.run('select pg_wal_replay_resume()');
    await expect.poll(() => readsByReplica(), { timeout: 5_000 }).toBe(true);
    expect(await database.lookAtReplicas()).toMatchObject([{ isRead: true, fault: undefined }]);
  });

  test('what it says is as old as it tells: everything from before is there', async () => {
    for (let number = 300; number < 330; number += 1) {
      await database.query('aged', 'insert into thing values ($1)', [number]);
      const committedAt = performance.now();
      const { database: reader, asOf = Infinity } = database.reader();
      const found = await reader.query('find_aged', 'select 1 from thing where id = $1', [number]);
      if (asOf > committedAt) expect(found).toHaveLength(1);
      await wait(number % 40);
    }
  });

  test('one that freezes or dies costs nobody an answer', async () => {
    const ask = () => Promise.all(Array.from({ length: 20 }, () => countThings(database.reader().database)));
    const count = await countThings(database);
    pair.replica.freeze(true);
    expect(new Set(await ask())).toEqual(new Set([count]));
    pair.replica.freeze(false);
    await expect.poll(() => readsByReplica(), { timeout: 10_000 }).toBe(true);
    await pair.replica.kill();
    for (let turn = 0; turn < 20; turn += 1) expect(new Set(await ask())).toEqual(new Set([count]));
    expect(await database.lookAtReplicas()).toMatchObject([{ isRead: false, fault: /ECONNREFUSED/ }]);
    await pair.replica.start();
    await expect.poll(() => readsByReplica(), { timeout: 10_000 }).toBe(true);
  }, 60_000);

  test.each([
    ['the primary itself', () => pair.primary.addressOf('site'), 'it is no replica'],
    ['another database of it', () => pair.replica.addressOf('postgres'), 'its address names another database'],
  ])('%s is not one', async (_what, address, fault) => {
    const other = open([address()]);
    expect(await other.lookAtReplicas()).toMatchObject([{ isRead: false, fault }]);
    expect(other.reader().asOf).toBeUndefined();
    await other.close();
  });

  test('a copy of another server is not one', async () => {
    const other = await startPair();
    await other.primary.run('create database site');
    const mixed = open([other.replica.addressOf('site')]);
    await expect
      .poll(() => mixed.lookAtReplicas(), { timeout: 10_000 })
      .toMatchObject([{ isRead: false, fault: 'it is a copy of another database server' }]);
    await mixed.close();
    await other.close();
  }, 60_000);
});
