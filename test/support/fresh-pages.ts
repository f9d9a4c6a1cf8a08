import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../../scripts/build/hash-sources.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Builds the pages where they are older than their sources, before any test asks for one; nothing to do takes no time. */
export function setup(): void {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The pages could not be built.');
}

let isFresh = false;

/** Throws where `dist/` shows other pages than the sources would: what they answer proves nothing. */
export function refuseStalePages(): void {
  if (isFresh) return;
  const stamp = join(ROOT, 'dist/.sources');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources(ROOT))
    throw new Error('The pages in dist/ are older than their sources: npm run build.');
  isFresh = true;
}
