import { join } from 'node:path';
import { build } from 'vite';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Writes `.br` (quality 11) and `.gz` beside every text file of the client build; returns how many. */
async function compressAssets(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'assets'), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path);
      const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: parameters }));
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
  return files.length;
}

/** As long as what browsers told of errors is kept: a page may be open for longer than its build is the last one. */
const MAPS_KEPT = 30 * 24 * 3_600_000;

/** Puts the source maps of the scripts where no address leads: they are for reading errors on the server alone. */
async function hideMaps(root: string): Promise<void> {
  const [assets, maps] = [join(root, 'dist/client/assets'), join(root, 'dist/maps')];
  await mkdir(maps, { recursive: true });
  for (const name of await readdir(maps))
    if ((await stat(join(maps, name))).mtimeMs < Date.now() - MAPS_KEPT) await rm(join(maps, name));
  for (const name of await readdir(assets))
    if (name.endsWith('.map')) await rename(join(assets, name), join(maps, name));
}

/** Builds the client and the server entry; answers how many files were compressed. */
export async function buildPages(root: string): Promise<number> {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } as const;
  await build(common);
  await build({ ...common, build: { ssr: 'src/web/entry.server.tsx' } });
  await hideMaps(root);
  return await compressAssets(join(root, 'dist', 'client'));
}
