import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Builds the pages and the server where they are older than their sources, before any test starts one. */
export function setup(): void {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The program could not be built.');
}
