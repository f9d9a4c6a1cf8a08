/** `npm run build`: the generated files, then the client and the server bundle in `dist/`, unless both are newer than their sources; `--force` builds anyway. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { hashSources } from './build/hash-sources.ts';
import { generateWhenStale } from './generate/generate-when-stale.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', '.sources');
const outputs = ['dist/client/.vite/manifest.json', 'dist/server/entry.server.js'].map((path) => join(root, path));

await generateWhenStale(root);
const hash = hashSources(root);
const isFresh = outputs.every((path) => existsSync(path)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

if (!isFresh || process.argv.includes('--force')) {
  const startedAt = performance.now();
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } as const;
  process.env['NODE_ENV'] = 'production';
  await build(common);
  await build({ ...common, build: { ssr: 'src/web/entry.server.tsx' } });
  const count = await compressAssets(join(root, 'dist', 'client'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Built the pages in ${seconds} s (${count} files compressed).`);
}
