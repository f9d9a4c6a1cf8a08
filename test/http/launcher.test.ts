import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** In place of the program: it ends when it is told to, and with FAILS before it is ready. It says which file it is. */
const PROGRAM = `
if (process.env.FAILS) {
  process.stderr.write('PORT 1 is taken.\\n');
  await new Promise((resolve) => process.send('said why', resolve));
  process.exit(1);
}
if (process.env.BREAKS) throw new TypeError('x is not a function');
setInterval(() => undefined, 1000);
process.on('SIGTERM', () => { process.stdout.write('ended\\n'); process.exit(0); });
// Ready first: whoever reads the line may kill it at once.
process.send('ready', () =>
  process.stdout.write(import.meta.filename.split('/').slice(-3).join('/') + ' runs as ' + process.pid + '\\n'));`;

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'longhand-launcher-'));
  await cp(join(import.meta.dirname, '../../bin'), join(root, 'bin'), { recursive: true });
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/main.ts'), PROGRAM);
});
afterAll(() => rm(root, { recursive: true }));

function launch(settings: Readonly<Record<string, string>> = {}, options: readonly string[] = []) {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const launcher = spawn(process.execPath, ['bin/start.mjs', ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (chunk) => (words += String(chunk)));
  return { launcher, words: () => words };
}

const PATIENCE = { timeout: 60_000 };
const runningAs = (words: string) => [...words.matchAll(/runs as (\d+)/g)].map(([, id]) => Number(id));

test('a program that was killed is started again, and ends when the launcher is told to', async () => {
  const { launcher, words } = launch();
  await vi.waitFor(() => expect(runningAs(words())).toHaveLength(1), PATIENCE);
  process.kill(runningAs(words())[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(runningAs(words())).toHaveLength(2), PATIENCE);
  expect(words()).toContain('Longhand ended with SIGKILL: starting it again in 1 s.');
  const exit = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(words()).toMatch(/ended\n$/);
  for (const id of runningAs(words())) expect(() => process.kill(id, 0)).toThrow('ESRCH');
});

test('a program that cannot start says why once, and so does the launcher by its status', async () => {
  const { launcher, words } = launch({ FAILS: '1' });
  expect(await once(launcher, 'close')).toEqual([1, null]);
  expect(words()).toBe('PORT 1 is taken.\n');
});

test('rule 249: a build that breaks before it can say why is followed by the way back to the version before', async () => {
  const { launcher, words } = launch({ BREAKS: '1' });
  expect(await once(launcher, 'close')).toEqual([1, null]);
  expect(words()).toContain('TypeError: x is not a function');
  expect(words()).toMatch(/This build of Longhand doesn’t start\.[^]+Go back to the version you ran before/);
});

test('what was built runs where there is a build, and in development the sources', async () => {
  await mkdir(join(root, 'dist/program'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'dist/program/main.js'), PROGRAM);
  for (const [options, file] of [
    [[], 'dist/program/main.js'],
    [['--dev'], 'src/main.ts'],
  ] as const) {
    const { launcher, words } = launch({}, options);
    await vi.waitFor(() => expect(words()).toContain(`${file} runs as`), PATIENCE);
    const exit = once(launcher, 'exit');
    launcher.kill('SIGTERM');
    await exit;
  }
});
