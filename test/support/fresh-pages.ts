import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh, pages } from '../../scripts/build/freshness.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Builds the pages where they are older than their sources, before any test asks for one; nothing to do takes no time. */
export function setup(): void {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts'), '--pages'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The pages could not be built.');
}

let isLooked = false;

/** Throws where `dist/` shows other pages than the sources would: what they answer proves nothing. */
export function refuseStalePages(): void {
  if (isLooked) return;
  if (!isFresh(ROOT, pages)) throw new Error('The pages in dist/ are older than their sources: npm run build.');
  isLooked = true;
}
