import { ArchiveError } from './archive-error.ts';
import type { ArchiveLimits } from './archive.ts';

/** Passes the pieces on and stops with an `ArchiveError` as soon as a bound is passed; trusts no declared size. */
export async function* boundedStream(
  source: AsyncIterable<Uint8Array>,
  entry: { readonly name: string; readonly packedBytes: number },
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.byteLength;
    if (bytes > limits.maxEntryBytes) throw new ArchiveError(tooLarge(entry.name, limits.maxEntryBytes));
    if (bytes > limits.ratioFreeBytes && bytes > entry.packedBytes * limits.maxRatio) {
      throw new ArchiveError(bomb(entry.name));
    }
    yield piece;
  }
}

export function tooLarge(name: string, maxBytes: number): string {
  return `“${name}” is larger than ${Math.round(maxBytes / 1_048_576)} MB, the most that one file may have.`;
}

export function bomb(name: string): string {
  return `“${name}” unpacks to far more than it holds, as only a trap does, so the archive was refused.`;
}

/** Collects a stream into one array; throws `ArchiveError` beyond `maxBytes`. */
export async function collect(source: AsyncIterable<Uint8Array>, name: string, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new ArchiveError(tooLarge(name, maxBytes));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
