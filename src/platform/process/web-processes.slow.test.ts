import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const sourceOf = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
const logSource = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../log/log.ts')).href);

/** With a third argument it has the processes serve when something is written to it. */
const PARENT = `
import { once } from 'node:events';
import { loadWebProcesses } from ${sourceOf('web-processes.ts')};
import { endOnSignal } from ${sourceOf('ending.ts')};
import { describeFailure } from ${sourceOf('start-error.ts')};
import { createLog } from ${logSource};
try {
  const web = loadWebProcesses({ program: process.argv[2], count: Number(process.argv[3]), environment: {} });
  endOnSignal(web.stop);
  if (process.argv[4]) await once(process.stdin, 'data');
  process.stdout.write(await web.serve('postgresql://here', createLog('silent')));
} catch (error) {
  process.stdout.write(describeFailure(error));
  process.exit(1);
}`;
/** `/block/FILE` keeps the loop busy until the file is there; everything else says which process answers. */
const WEB = `
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { drainServer } from ${sourceOf('drain-server.ts')};
import { endWithParent } from ${sourceOf('ending.ts')};
const server = createServer((request, response) => {
  const [, block, file] = request.url.split('/');
  if (block === 'block') {
    const path = decodeURIComponent(file);
    writeFileSync(path + '.begun', String(process.pid));
    while (!existsSync(path));
  }
  response.end(String(process.pid));
});
server.listen(0, '127.0.0.1', () => {
  endWithParent(async () => {
    await drainServer(server);
    server.close();
    await new Promise((resolve) => server.once('close', resolve));
  });
  process.send({ listeningOn: 'http://127.0.0.1:' + server.address().port });
});`;
/** Says what it does. */
const PATIENT = `
import cluster from 'node:cluster';
import { endWithParent } from ${sourceOf('ending.ts')};
import { hearWhereToServe } from ${sourceOf('web-processes.ts')};
const databaseUrl = hearWhereToServe();
process.on('exit', () => process.stdout.write('ends, '));
process.stdout.write('loads ' + cluster.worker.id + ', ');
process.stdout.write('serves by ' + (await databaseUrl) + ', ');
endWithParent(async () => undefined);
process.send({ listeningOn: 'here, ' });`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-processes-'));
  await writeFile(join(folder, 'parent.mjs'), PARENT);
  await writeFile(join(folder, 'web.mjs'), WEB);
  await writeFile(
    join(folder, 'broken.mjs'),
    "process.send({ failed: 'PORT 1 is taken.' }); setTimeout(() => process.exit(1), 50);",
  );
  await writeFile(join(folder, 'patient.mjs'), PATIENT);
  await writeFile(join(folder, 'dead.mjs'), 'process.exit(3);');
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

function start(program: string, count = 2, ...waits: readonly string[]): ChildProcess {
  const files = [join(folder, 'parent.mjs'), join(folder, program)];
  return spawn(process.execPath, [...files, String(count), ...waits], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function firstWords(child: ChildProcess): Promise<string> {
  const words = once(child.stdout as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>;
  // A program that ends without a word would be waited for in vain.
  const silence = once(child, 'close').then(([code]) => [`it said nothing and ended with ${String(code)}`]);
  const [said] = await Promise.race([words, silence]);
  return String(said);
}

async function askWho(address: string): Promise<number> {
  const response = await fetch(address, { headers: { connection: 'close' } });
  return Number(await response.text());
}

/** Blocks the loop of one process until `end`; answers with which one it is. */
async function blockOne(address: string, name: string) {
  const file = join(folder, name);
  const blocked = fetch(`${address}/block/${encodeURIComponent(file)}`).then(
    (response) => response.ok,
    () => false,
  );
  const pid = await vi.waitFor(async () => Number((await readFile(`${file}.begun`, 'utf8')) || 'not yet') || fail(), {
    timeout: 20_000,
  });
  return { pid, blocked, end: () => writeFile(file, '') };
}

const fail = (): never => {
  throw new Error('not yet');
};

/** Sends a request each over connections of their own, and answers when all have reached the machine. */
async function sendMany(address: string, count: number) {
  const { hostname, port } = new URL(address);
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      return { socket, answer: text(socket).catch((error: NodeJS.ErrnoException) => String(error.code)) };
    }),
  );
}

describe('web processes', () => {
  test('share one address, come back when one is killed, and end with their parent', async () => {
    const parent = start('web.mjs');
    const address = await firstWords(parent);
    const pids = new Set<number>();
    await vi.waitFor(async () => expect(pids.add(await askWho(address)).size).toBe(2), { timeout: 20_000 });
    const [victim] = [...pids];
    process.kill(victim ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(pids.add(await askWho(address)).size).toBe(3), { timeout: 20_000 });
    const exit = once(parent, 'exit');
    parent.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('leave no request hanging: what a blocked one does not take, others answer, and its own end with it', async () => {
    const parent = start('web.mjs');
    const address = await firstWords(parent);
    await vi.waitFor(async () => expect(new Set(await Promise.all([askWho(address), askWho(address)])).size).toBe(2), {
      timeout: 20_000,
    });
    const one = await blockOne(address, 'killed');
    const sent = await sendMany(address, 20);
    for (const { answer } of sent) {
      expect(await answer).toContain('200 OK');
      expect(await answer).not.toContain(String(one.pid));
    }
    process.kill(one.pid, 'SIGKILL');
    expect(await one.blocked).toBe(false);
    parent.kill('SIGTERM');
    await once(parent, 'exit');
  });

  test('answer everything that reached them before they end, though they were busy when they were told to', async () => {
    const parent = start('web.mjs', 1);
    const address = await firstWords(parent);
    const one = await blockOne(address, 'ended');
    const sent = await sendMany(address, 20);
    const exit = once(parent, 'exit');
    parent.kill('SIGTERM');
    await one.end();
    const answers = await Promise.all(sent.map(({ answer }) => answer));
    expect(answers.filter((answer) => !answer.includes('200 OK'))).toEqual([]);
    expect(await one.blocked).toBe(true);
    expect(await exit).toEqual([0, null]);
  });

  test('load one by one: the first while there is no database, the others when it serves', async () => {
    const parent = start('patient.mjs', 3, 'waits');
    let words = '';
    parent.stdout?.on('data', (more) => (words += String(more)));
    await vi.waitFor(() => expect(words).toBe('loads 1, '), { timeout: 20_000 });
    parent.stdin?.write('go');
    await vi.waitFor(() => expect(words.match(/serves by/g)).toHaveLength(3), { timeout: 20_000 });
    expect(words).toMatch(/^loads 1, serves by postgresql:\/\/here, /);
    expect(words).toMatch(/here, (?=.*loads 2, )(?=.*loads 3, )/);
    const exit = once(parent, 'exit');
    parent.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('that wait for a database end when they are told to', async () => {
    const parent = start('patient.mjs', 2, 'waits');
    let words = '';
    parent.stdout?.on('data', (more) => (words += String(more)));
    await vi.waitFor(() => expect(words).toBe('loads 1, '), { timeout: 20_000 });
    const closed = once(parent, 'close');
    parent.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    // One that had to be killed would not say so.
    expect(words).toBe('loads 1, ends, ');
  });

  test('that cannot start end the start with their own sentence, and others with a general one', async () => {
    expect(await firstWords(start('broken.mjs'))).toBe('PORT 1 is taken.');
    expect(await firstWords(start('dead.mjs'))).toContain('a web process ended with 3 before it was ready');
  });
});
