import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { hashOf, type BackupPart } from './backup-manifest.ts';
import type { BackupPlace } from './backup-place.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes before compression: one part, and a few copies of it, is all that's ever in memory. */
const PART_BYTES = 8 * 1_048_576;
/** Twice as fast as the default level, and an eighth larger. */
const LEVEL = 3;

/** Writes whole rows as compressed parts below `folder`, and tells of each. */
export async function writeParts(
  { files }: BackupPlace,
  folder: string,
  blocks: AsyncIterable<Uint8Array>,
): Promise<BackupPart[]> {
  const parts: BackupPart[] = [];
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const write = async () => {
    const packed = await pack(Buffer.concat(waiting, bytes), { level: LEVEL });
    const path = `${folder}/${String(parts.length + 1).padStart(6, '0')}.gz`;
    await files.put(path, packed, 'application/gzip');
    parts.push({ path, sha256: hashOf(packed), bytes: packed.length });
    waiting = [];
    bytes = 0;
  };
  for await (const block of blocks) {
    waiting.push(block);
    bytes += block.length;
    if (bytes >= PART_BYTES) await write();
  }
  if (bytes > 0) await write();
  return parts;
}

/** What the parts hold, one after another. Throws a BackupError at the first that is gone or not as it was written. */
export async function* readParts(place: BackupPlace, parts: readonly BackupPart[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const packed = await readWhole(place, part);
    yield await unpack(packed);
  }
}

export async function readWhole(
  { name, files }: BackupPlace,
  { path, sha256 }: Pick<BackupPart, 'path' | 'sha256'>,
): Promise<Uint8Array> {
  const bytes = await files.get(path);
  if (bytes === undefined) throw new BackupError(`${name} is incomplete: ${path} is missing.`);
  if (hashOf(bytes) !== sha256) throw new BackupError(`${name} is damaged: ${path} isn’t what was written.`);
  return bytes;
}

/** The lines of what `readParts` gives. */
export async function* linesOf(blocks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const block of blocks) {
    const lines = (rest + decoder.decode(block, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
