import type { Archive } from './archive.ts';
import { countLetters, encodingIn, encodingOf } from './text-encoding.ts';

/** A text file in UTF-8, UTF-16 or Windows-1252; a damaged byte of UTF-8 becomes U+FFFD, a byte order mark is dropped. */
export async function readText(archive: Archive, name: string, maxBytes?: number): Promise<string> {
  const bytes = await archive.read(name, maxBytes);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** The same piece by piece; the file is read twice where only all of it tells how it is written. */
export async function* streamText(archive: Archive, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findEncoding(archive, name));
  for await (const piece of archive.stream(name)) yield decoder.decode(piece, { stream: true });
  const last = decoder.decode();
  if (last !== '') yield last;
}

async function findEncoding(archive: Archive, name: string): Promise<string> {
  const letters = countLetters();
  let isFirst = true;
  for await (const piece of archive.stream(name)) {
    const known = isFirst ? encodingIn(piece) : undefined;
    if (known !== undefined) return known;
    isFirst = false;
    letters.add(piece);
  }
  return letters.encoding();
}
