import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const [, ...programs] = nodeProcesses(running.process.pid ?? 0);
  const commands = programs.map((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0'));
  expect(commands).toHaveLength(3);
  for (const command of commands) expect(command).toContain(join(ROOT, 'dist/program/main.js'));
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('</html>');
});
