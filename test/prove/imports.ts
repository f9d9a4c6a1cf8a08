import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFolder } from '#modules/moving/imports/test-support/write-folder.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { Campaign, Finding } from './campaign.ts';
import { dumpRows } from './dump-rows.ts';
import { inventPosts } from './invent-posts.ts';
import { createRandom } from './random.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');
const MOST_KILLS = 2;

/** A database and a data folder of their own, into which one source is imported by the real program. */
async function openTarget(source: string) {
  const store = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'longhand-killed-import-'));
  const since = new Date();
  const start = (): ChildProcess =>
    spawn(process.execPath, [CLI, 'import', source, '--no-fetch', '--json'], {
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: store.connectionString, LONGHAND_DATA: folder, TMPDIR: folder },
    });
  return {
    /** Runs to the end; answers with the seconds that it took. */
    finish: async (): Promise<number> => {
      const begun = performance.now();
      const [code] = await once(start(), 'exit');
      if (code !== 0) throw new Error(`The import ended with ${code}.`);
      return (performance.now() - begun) / 1_000;
    },
    /** `kill -9` after so many seconds, if it runs for so long. */
    killAfter: async (seconds: number): Promise<void> => {
      const child = start();
      const ended = once(child, 'exit');
      const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000);
      await ended;
      clearTimeout(timer);
    },
    /** Rows and stored files, one line each. */
    look: async (): Promise<readonly string[]> => {
      const files = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
      return [...(await dumpRows(store.database, since)), ...files.map((file) => `file ${file}`).toSorted()];
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tryAll(count: number, seed: number, isRunAgain: boolean): Promise<Finding> {
  const source = await writeFolder('killed', await inventPosts());
  const whole = await openTarget(source.path);
  try {
    const random = createRandom(seed);
    const seconds = await whole.finish();
    const expected = await whole.look();
    const failures: string[] = [];
    for (let trial = 0; trial < count; trial += 1) {
      const target = await openTarget(source.path);
      try {
        const moments = Array.from(
          { length: 1 + random.below(MOST_KILLS) },
          () => (random.below(1_000) / 1_000) * seconds,
        );
        // A run that nobody ends is found out only where it was cut off in the middle.
        for (const moment of isRunAgain ? moments : [seconds / 2]) await target.killAfter(moment);
        if (isRunAgain) await target.finish();
        const found = await target.look();
        const [first] = differences(expected, found);
        const said = `seed ${seed}, trial ${trial}, killed after ${moments.map((moment) => moment.toFixed(2)).join(', ')} s`;
        if (first !== undefined) failures.push(`${said}: ${first.slice(0, 400)}`);
      } finally {
        await target.close();
      }
    }
    return { tried: count, failures };
  } finally {
    await whole.close();
    await source.remove();
  }
}

function differences(expected: readonly string[], found: readonly string[]): string[] {
  const [left, right] = [new Set(expected), new Set(found)];
  return [
    ...expected.filter((line) => !right.has(line)).map((line) => `missing ${line}`),
    ...found.filter((line) => !left.has(line)).map((line) => `too much ${line}`),
    ...(expected.length === found.length ? [] : [`${found.length} rows in the place of ${expected.length}`]),
  ];
}

/** `kill -9` of whole imports at any moment. */
export const imports: Campaign = {
  name: 'imports',
  promise: 'An import that was killed at any moment and run again ends with the rows and files of an undisturbed one.',
  count: 60,
  run: (count, seed) => tryAll(count, seed, true),
  control: (seed) => tryAll(1, seed, false),
};
