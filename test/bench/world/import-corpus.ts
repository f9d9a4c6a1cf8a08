import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { worldFolder } from './make-world.ts';
import type { Size } from './sizes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'bin/longhand.mjs');

/** Brings the corpus into the data of a size, once, by the program's own importer; says why where it cannot. */
export async function importCorpus(size: Size): Promise<void> {
  const corpus = process.env['LONGHAND_CORPUS'] ?? join(ROOT, '../shared/corpus');
  const done = join(worldFolder(size), 'with-corpus');
  if (existsSync(done)) return;
  if (!existsSync(corpus)) return console.log('The corpus is not here: measured on generated stories only.');
  if (!existsSync(CLI)) return console.log('There is no importer yet: measured on generated stories only.');
  const sources = readdirSync(corpus, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'exports',
  );
  for (const { name } of sources) {
    const environment = { ...process.env, LONGHAND_DATA: worldFolder(size), LOG_LEVEL: 'warn' };
    try {
      await promisify(execFile)(process.execPath, [CLI, 'import', join(corpus, name), '--no-fetch'], {
        cwd: ROOT,
        env: environment,
        maxBuffer: 1e8,
      });
    } catch (error) {
      return console.log(
        `The corpus is not part of the data: importing ${name} failed (${(error as Error).message.split('\n')[0]}).`,
      );
    }
  }
  await writeFile(done, new Date().toISOString());
}
