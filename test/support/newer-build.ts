import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Adds something, which the older build does not know. */
export const EXPAND = '29990101T0000-add-shade';
/** Takes something away that the older build may use. */
export const CONTRACT = '29990101T0001-drop-old-shade';

/** A newer build below `folder`: a script that this one lacks, a migration that adds something, and one that takes something away. */
export async function copyNewerBuild(folder: string): Promise<string> {
  const copy = await copyBuild(folder, 'newer');
  await writeFile(join(copy, 'dist/client/assets/newer-0123abcd.js'), 'export const isNewer = true;\n');
  await addMigrations(copy);
  return copy;
}

/** This build below `folder`, where nobody builds anew meanwhile. */
export async function copyBuild(folder: string, called: string): Promise<string> {
  const copy = join(folder, called);
  for (const name of ['dist', 'migrations', 'bin', 'package.json'])
    await cp(join(ROOT, name), join(copy, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function addMigrations(copy: string): Promise<void> {
  const migration = (statement: string, rest = '') => `import { sql } from 'kysely';
    export async function up(database) { await sql\`${statement}\`.execute(database); }\n${rest}`;
  await writeFile(
    join(copy, 'migrations', `${EXPAND}.ts`),
    migration('alter table build_document add column shade text'),
  );
  await writeFile(
    join(copy, 'migrations', `${CONTRACT}.ts`),
    migration('drop table if exists old_shade', `export const doneWithoutSince = '${EXPAND}';`),
  );
}

const HASHED = /-([\w-]{8})\.(?:js|css|woff2|svg|png|webp)$/;
const WRITTEN = /\.(?:js|css|json|html|mjs)$/;

/** Gives every script and style of a copied build another hash in its name, as if all of them had changed. */
export async function renameAssets(copy: string): Promise<void> {
  const assets = join(copy, 'dist/client/assets');
  const hashes = new Set((await readdir(assets)).flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const all = new RegExp(`-(${[...hashes].join('|')})(?=\\.)`, 'g');
  const renamed = (text: string) => text.replace(all, (_whole, hash: string) => `-${[...hash].toReversed().join('')}`);
  for (const folder of ['dist/client', 'dist/server']) {
    for (const entry of await readdir(join(copy, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      // Compressed again by whoever sends it.
      if (/\.(?:br|gz)$/.test(entry.name)) await rm(path);
      else if (WRITTEN.test(entry.name)) {
        const text = renamed(await readFile(path, 'utf8'));
        await rm(path);
        await writeFile(join(entry.parentPath, renamed(entry.name)), text);
      } else if (renamed(entry.name) !== entry.name) await rename(path, join(entry.parentPath, renamed(entry.name)));
    }
  }
}
