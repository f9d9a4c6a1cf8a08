import type { Archive } from './archive.ts';

/** A text file; a byte that is not UTF-8 becomes U+FFFD, a byte order mark is dropped, UTF-16 is known by its mark. */
export async function readText(archive: Archive, name: string, maxBytes?: number): Promise<string> {
  const bytes = await archive.read(name, maxBytes);
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The same piece by piece. */
export async function* streamText(archive: Archive, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const piece of archive.stream(name)) yield decoder.decode(piece, { stream: true });
  const last = decoder.decode();
  if (last !== '') yield last;
}
