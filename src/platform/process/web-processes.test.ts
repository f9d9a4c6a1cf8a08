import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const sourceOf = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
const logSource = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../log/log.ts')).href);

const PARENT = `
import { startWebProcesses } from ${sourceOf('web-processes.ts')};
import { endOnSignal } from ${sourceOf('ending.ts')};
import { describeFailure } from ${sourceOf('start-error.ts')};
import { createLog } from ${logSource};
try {
  const web = await startWebProcesses({ program: process.argv[2], count: 2, environment: {}, log: createLog('silent') });
  endOnSignal(web.stop);
  process.stdout.write(web.address);
} catch (error) {
  process.stdout.write(describeFailure(error));
  process.exit(1);
}`;
const WEB = `
import { createServer } from 'node:http';
import { endWithParent } from ${sourceOf('ending.ts')};
const server = createServer((request, response) => response.end(String(process.pid)));
server.listen(0, '127.0.0.1', () => {
  endWithParent(async () => void server.close());
  process.send({ listeningOn: 'http://127.0.0.1:' + server.address().port });
});`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-processes-'));
  await writeFile(join(folder, 'parent.mjs'), PARENT);
  await writeFile(join(folder, 'web.mjs'), WEB);
  await writeFile(
    join(folder, 'broken.mjs'),
    "process.send({ failed: 'PORT 1 is taken.' }); setTimeout(() => process.exit(1), 50);",
  );
  await writeFile(join(folder, 'dead.mjs'), 'process.exit(3);');
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

function start(program: string): ChildProcess {
  const files = [join(folder, 'parent.mjs'), join(folder, program)];
  return spawn(process.execPath, files, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstWords(child: ChildProcess): Promise<string> {
  const words = once(child.stdout as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>;
  // A program that ends without a word would be waited for in vain.
  const silence = once(child, 'close').then(([code]) => [`it said nothing and ended with ${String(code)}`]);
  const [said] = await Promise.race([words, silence]);
  return String(said);
}

async function askWho(address: string): Promise<number> {
  // A connection that was handed to a process just killed is never answered: whoever asks must ask again.
  const response = await fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1_000) });
  return Number(await response.text());
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

  test('that cannot start end the start with their own sentence, and others with a general one', async () => {
    expect(await firstWords(start('broken.mjs'))).toBe('PORT 1 is taken.');
    expect(await firstWords(start('dead.mjs'))).toContain('a web process ended with 3 before it was ready');
  });
});
