import { join } from 'node:path';
import { build } from 'vite';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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

/** Builds the client and the server entry; answers how many files were compressed. */
export async function buildPages(root: string): Promise<number> {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' } as const;
  await build(common);
  await build({ ...common, build: { ssr: 'src/web/entry.server.tsx' } });
  return await compressAssets(join(root, 'dist', 'client'));
}
