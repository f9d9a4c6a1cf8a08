import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KillableSite } from '#test/support/killable-site.ts';

/** Bytes that a site keeps: sizes of pictures, which have a bound of their own, and everything else. */
export type Kept = { readonly sizes: number; readonly rest: number };

export async function measureKept({ folder, context }: KillableSite): Promise<Kept> {
  const sizes = await bytesBelow(join(folder, 'files', 'variants'));
  const files = await bytesBelow(join(folder, 'files'));
  const text = 'select pg_database_size(current_database())::float8 as bytes';
  const [row] = await context.database.query<{ bytes: number }>('prove_size', text, []);
  return { sizes, rest: files - sizes + (row?.bytes ?? 0) };
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
