import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answers, nodeProcesses, type Running, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
let folder = '';
let url = '';
let running: Running;
beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  expect(built.status).toBe(0);
  folder = await mkdtemp(join(tmpdir(), 'longhand-built-'));
  url = `http://127.0.0.1:${await freePort()}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    WORKERS: '2',
    LOG_LEVEL: 'silent',
  };
  running = await startProgram({ args: [join(ROOT, 'bin/start.mjs')], environment }, () => answers(`${url}/readyz`));
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the server that was built makes its database, and answers, in all its processes', async () => {
  // The second web process begins when the first serves.
  await vi.waitFor(() => expect(programs()).toHaveLength(3), { timeout: 60_000 });
  for (const id of programs())
    expect(readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')).toContain(join(ROOT, 'dist/program/main.js'));
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('</html>');
});

test('no start loads what pictures are drawn with: it comes for the first that asks', async () => {
  const isLoaded = (id: number) => readFileSync(`/proc/${id}/maps`, 'utf8').includes('libvips');
  expect(programs().filter(isLoaded)).toEqual([]);
  expect((await fetch(`${url}/favicon.png`)).headers.get('content-type')).toBe('image/png');
  expect(programs().filter(isLoaded)).toHaveLength(1);
});

/** The program and its web processes. */
function programs(): readonly number[] {
  const [, ...below] = nodeProcesses(running.process.pid ?? 0);
  return below;
}
