/**
 * `npm run build`: the generated files, then the client, what draws pages on the server, and the server itself, each
 * unless it is newer than its sources; `--force` builds anyway, `--pages` leaves the server out.
 */
import { join } from 'node:path';
import { isFresh, markFresh, pages, program } from './build/freshness.ts';
import { generateWhenStale } from './generate/generate-when-stale.ts';

const root = join(import.meta.dirname, '..');
const isForced = process.argv.includes('--force');

await generateWhenStale(root);
// The builders are loaded only where there is something to build.
if (isForced || !isFresh(root, pages)) {
  const { buildPages } = await import('./build/build-pages.ts');
  const count = await timed(() => buildPages(root));
  markFresh(root, pages);
  console.log(`Built the pages in ${count.seconds} s (${count.value} files compressed).`);
}
if (!process.argv.includes('--pages') && (isForced || !isFresh(root, program))) {
  const { buildProgram } = await import('./build/build-program.ts');
  const { seconds } = await timed(() => buildProgram(root));
  markFresh(root, program);
  console.log(`Built the server in ${seconds} s.`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: string }> {
  const startedAt = performance.now();
  process.env['NODE_ENV'] = 'production';
  const value = await work();
  return { value, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) };
}
