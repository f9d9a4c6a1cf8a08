import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encodeBody, type Encoding } from '#platform/page-cache/encodings.ts';
import { compressAsset, isCompressible } from './compress-asset.ts';

export type Asset = { readonly contentType: string; readonly coding: Encoding; readonly body: Buffer };

export type AssetFiles = {
  /** The file of that name, in that coding where it is worth it; undefined where the build made no such file. */
  read(name: string, coding: Encoding): Promise<Asset | undefined>;
};

/** What another build had by that name. */
type ReadOlder = (name: string) => Promise<Uint8Array | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const SUFFIX: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };

/**
 * The files that the client build made. Their names are listed once, so that nothing outside the
 * folder can be asked for; each is read once, compressed by the build or here at the first request.
 */
export async function openAssetFiles(folder: string, readOlder: ReadOlder): Promise<AssetFiles> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = listed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(files.map((file) => file.slice(folder.length + 1)));
  const kept = new Map<string, Promise<Asset | undefined>>();

  const load = async (name: string, contentType: string, wanted: Encoding): Promise<Asset> => {
    const body = await readFile(join(folder, name));
    const coding = isCompressible(contentType, body.length) ? wanted : 'identity';
    if (coding === 'identity') return { contentType, coding, body };
    const made = `${name}${SUFFIX[coding]}`;
    const isMade = names.has(made);
    return {
      contentType,
      coding,
      body: isMade ? await readFile(join(folder, made)) : await compressAsset(body, coding),
    };
  };
  // Asked for by pages that were opened before the last start, each once: browsers keep it for good.
  const loadOlder = async (name: string, contentType: string, wanted: Encoding): Promise<Asset | undefined> => {
    const bytes = await readOlder(name);
    if (bytes === undefined) return undefined;
    const body = Buffer.from(bytes);
    const coding = isCompressible(contentType, body.length) ? wanted : 'identity';
    return { contentType, coding, body: coding === 'identity' ? body : (await encodeBody(body))[coding] };
  };
  // Building the next version in place removes files that open pages still need.
  const loadListed = (name: string, contentType: string, wanted: Encoding): Promise<Asset | undefined> =>
    load(name, contentType, wanted).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        return loadOlder(name, contentType, wanted);
      throw error;
    });
  return {
    read: async (name, coding) => {
      const contentType = TYPES[extname(name)];
      if (contentType === undefined) return undefined;
      if (!names.has(name)) return await loadOlder(name, contentType, coding);
      const key = `${coding} ${name}`;
      const asset = kept.get(key) ?? loadListed(name, contentType, coding);
      kept.set(key, asset);
      // What's missing now may be there once the build is done.
      asset.then(
        (found) => found === undefined && kept.delete(key),
        () => kept.delete(key),
      );
      return asset;
    },
  };
}
