import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { isAlive } from '#platform/database/embedded/server-lock.ts';
import { createLog } from '#platform/log/log.ts';

const log = createLog('silent');
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function open(connectionString: string) {
  return openDatabase({ connectionString, maxConnections: 2, log });
}

async function serverId(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'data/postmaster.pid'), 'utf8'), 10);
}

/** Another program that uses the same folder until it is told to end; `until` is what it prints when ready. */
async function startOtherProgram(): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
    import { createLog } from '#platform/log/log.ts';
    const server = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)}, log: createLog('silent') });
    process.stdout.write('ready');
    setInterval(() => undefined, 1000);
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

describe('the embedded database', () => {
  test('keeps what was written over a stop and a start', async () => {
    const first = await startEmbeddedDatabase({ folder, log });
    const before = open(first.connectionString);
    await before.query('make', 'create table kept (text text)', []);
    await before.query('write', 'insert into kept values ($1)', ['here']);
    await before.close();
    const id = await serverId();
    await first.stop();
    expect(isAlive(id)).toBe(false);

    const second = await startEmbeddedDatabase({ folder, log });
    const after = open(second.connectionString);
    expect(await after.query('read', 'select text from kept', [])).toEqual([{ text: 'here' }]);
    await after.close();
    await second.stop();
  });

  test('comes back by itself when its server is killed, with everything that was acknowledged', async () => {
    const server = await startEmbeddedDatabase({ folder, log });
    const database = open(server.connectionString);
    const heard: string[] = [];
    const gap = vi.fn<() => void>();
    await database.listen('news', (payload) => heard.push(payload), gap);
    await database.query('make', 'create table kept (number integer primary key)', []);
    for (let round = 1; round <= 2; round += 1) {
      // A connection that waits in the pool may have been cut by the last round and say so only now.
      await vi.waitFor(() => database.query('write', 'insert into kept values ($1)', [round]), { timeout: 30_000 });
      const killed = await serverId();
      process.kill(killed, 'SIGKILL');
      // Until the new server runs, children of the old one may still answer.
      await vi.waitFor(async () => expect((await serverId()) !== killed && isAlive(await serverId())).toBe(true), {
        timeout: 30_000,
        interval: 20,
      });
      const rows = await vi.waitFor(() => database.query('read', 'select number from kept', []), {
        timeout: 30_000,
        interval: 50,
      });
      expect(rows).toHaveLength(round);
    }
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 30_000 });
    await vi.waitFor(
      async () => {
        await database.notify('news', 'again');
        expect(heard).toContain('again');
      },
      { timeout: 30_000, interval: 100 },
    );
    await database.close();
    await server.stop();
  });

  test('is shared by two programs, and ends with the last of them', async () => {
    const other = await startOtherProgram();
    const id = await serverId();
    const server = await startEmbeddedDatabase({ folder, log });
    expect(await serverId()).toBe(id);
    const database = open(server.connectionString);
    await end(other, 'SIGTERM');
    const answers = () => database.query('ask', 'select 1 as one', []);
    expect(await vi.waitFor(answers, { timeout: 30_000, interval: 50 })).toEqual([{ one: 1 }]);
    await database.close();
    const last = await serverId();
    await server.stop();
    expect(isAlive(last)).toBe(false);
  });

  test('starts again after the program was killed', async () => {
    const other = await startOtherProgram();
    await end(other, 'SIGKILL');
    const server = await startEmbeddedDatabase({ folder, log });
    const database = open(server.connectionString);
    // Where the kernel tells the server of our death, it may end just after it was adopted.
    await wait(300);
    const answers = () => database.query('ask', 'select 1 as one', []);
    expect(await vi.waitFor(answers, { timeout: 30_000, interval: 50 })).toEqual([{ one: 1 }]);
    await database.close();
    await server.stop();
  });

  test('begins on a server of its own where nobody who lives uses the one that runs', async () => {
    const other = await startOtherProgram();
    const orphan = await serverId();
    // As if its owner was gone, and the kernel had not told it yet.
    await rm(join(folder, 'users', String(other.pid)));
    const server = await startEmbeddedDatabase({ folder, log });
    expect(await serverId()).not.toBe(orphan);
    expect(isAlive(orphan)).toBe(false);
    const database = open(server.connectionString);
    await end(other, 'SIGKILL');
    await wait(300);
    expect(await database.query('ask', 'select 1 as one', [])).toEqual([{ one: 1 }]);
    await database.close();
    await server.stop();
  });

  test('starts in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a-name-that-goes-on'.repeat(8));
    const server = await startEmbeddedDatabase({ folder: deep, log });
    const database = open(server.connectionString);
    expect(await database.query('ask', 'select 1 as one', [])).toEqual([{ one: 1 }]);
    await database.close();
    await server.stop();
  });
});
