import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { assetKey } from './keep-build.ts';

const OF_ASSET = 'select id from build where $1 = any(asset_names) order by started_at desc limit 1';

/** An asset of one of the last builds; undefined where none of them had one of that name. */
export async function readBuildAsset(
  { database, files }: { readonly database: Database<Tables>; readonly files: FileStore },
  name: string,
): Promise<Uint8Array | undefined> {
  const [build] = await database.query<{ id: string }>('build_of_asset', OF_ASSET, [name]);
  return build === undefined ? undefined : await files.get(assetKey(build.id, name));
}

const DOCUMENT = 'select name, text from build_document where hash = $1';
type Document = { readonly name: string; readonly text: string };

/** A document of one of the last builds by the sha256 of its text, in hex. */
export async function readBuildDocument(database: Database<Tables>, hash: string): Promise<Document | undefined> {
  const [row] = await database.query<Document>('build_document', DOCUMENT, [hash]);
  return row;
}
