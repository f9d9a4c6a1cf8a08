import { join } from 'node:path';
import { build } from 'vite';
import { compressAssets } from './compress-assets.ts';

/** Builds the client and the server entry; answers how many files were compressed. */
export async function buildPages(root: string): Promise<number> {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } as const;
  await build(common);
  await build({ ...common, build: { ssr: 'src/web/entry.server.tsx' } });
  return await compressAssets(join(root, 'dist', 'client'));
}
