import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createListener } from '#platform/database/listener.ts';
import { waitAtMost } from '#platform/database/patience.ts';
import { createLog } from '#platform/log/log.ts';
import { outageOf } from '#platform/process/outage.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const log = createLog('silent');
let source: TestDatabase;
let network: Awaited<ReturnType<typeof openNetwork>>;
let database: Database<unknown>;

beforeAll(async () => {
  source = await createTestDatabase();
  network = await openNetwork(source.connectionString);
  database = openDatabase({ connectionString: network.connectionString, maxConnections: 2, log });
});
afterAll(async () => {
  await database.close();
  network.close();
  await source.close();
});

/** A connection to the database that can swallow everything on it, while new ones get through. */
async function openNetwork(connectionString: string) {
  const to = new URL(connectionString.replace('@/', '@localhost/'));
  const folder = to.searchParams.get('host');
  const port = to.searchParams.get('port') ?? (to.port || '5432');
  const wires = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = folder === null ? connect(Number(port), to.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    const wire = [near, far] as const;
    wires.add(wire);
    near.pipe(far).pipe(near);
    for (const end of wire) end.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const own = new URL(to);
  own.hostname = '127.0.0.1';
  own.port = String(address.port);
  own.searchParams.delete('host');
  own.searchParams.delete('port');
  return {
    connectionString: own.href,
    /** From now on nothing more comes through the wires that there are, and none of them ends. */
    swallow: () => {
      for (const [near, far] of wires) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close: () => {
      server.close();
      for (const wire of wires) for (const end of wire) end.destroy();
    },
  };
}

const ask = () => database.query('one', 'select 1 as one', []);

test('rule 249: whoever waits for at most so long is told, and the next get other connections', async () => {
  await Promise.all([ask(), sql`select pg_sleep(0.1)`.execute(database.kysely)]);
  network.swallow();
  const failures = await waitAtMost(500, () =>
    Promise.allSettled([
      ask(),
      sql`select 1`.execute(database.kysely),
      database.transaction((inside) => inside.query('one', 'select 1 as one', [])),
    ]),
  );
  expect(failures.map((each) => each.status === 'rejected' && outageOf(each.reason))).toEqual(['AWAY', 'AWAY', 'AWAY']);
  expect(await ask()).toEqual([{ one: 1 }]);
});

test('rule 249: whoever listens hears again over another connection, and is told of the gap', async () => {
  const listener = createListener({ connectionString: network.connectionString, log, lookEvery: 200, patience: 500 });
  const heard: string[] = [];
  const gap = vi.fn<() => void>();
  await listener.listen('silence', (payload) => heard.push(payload), gap);
  network.swallow();
  await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 });
  await source.database.notify('silence', 'back');
  await vi.waitFor(() => expect(heard).toEqual(['back']), { timeout: 20_000 });
  await listener.close();
});
