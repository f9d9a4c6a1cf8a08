import type { Archive } from '../../imports/archive/archive.ts';

/** A row of any table is far shorter; a file without ends of lines must not fill the memory. */
const MOST_LINE_CHARACTERS = 4 * 1_048_576;

export type JsonLine =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly reason: string };

/** The lines of a file, one at a time, each read as JSON. */
export async function* readJsonLines(archive: Archive, name: string): AsyncGenerator<JsonLine> {
  const decoder = new TextDecoder();
  let rest = '';
  let number = 0;
  for await (const piece of archive.stream(name)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      number += 1;
      if (line.trim() !== '') yield parse(line, number);
    }
    if (rest.length > MOST_LINE_CHARACTERS) {
      yield { number: number + 1, reason: 'This line is too long, so the rest of the file wasn’t read.' };
      return;
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield parse(rest, number + 1);
}

function parse(line: string, number: number): JsonLine {
  try {
    return { number, value: JSON.parse(line) as unknown };
  } catch {
    return { number, reason: 'This line isn’t JSON.' };
  }
}
