/** What separates cells, by how often it stands outside quotes in the first lines. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE = 65_536;
/** Own judgement: more than one in so many characters, and it is a picture, say; fewer are a slip in some rows. */
const FEWEST_BETWEEN_ZEROS = 10;

/**
 * The text of a file whose encoding nobody told: by its mark, by how UTF-16 looks, as UTF-8, and where that is broken as
 * what spreadsheets of Windows write. Null for what is no text;
 * a stray zero is left where it stands, and spoils its own cell alone.
 */
export function decodeList(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const zeros = text.split('\u0000').length - 1;
  return zeros > text.length / FEWEST_BETWEEN_ZEROS ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 512);
  const zerosAt = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zerosAt(1) > sample.length / 4) return 'utf-16le';
  if (zerosAt(0) > sample.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The separator that most lines have alike; a comma where there is a single column. */
export function delimiterOf(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, SAMPLE));
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    for (const [usual, alike] of Map.groupBy(counts, (count) => count)) {
      const score = usual === 0 ? 0 : alike.length * 1_000 + usual;
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}

/** Lines of a table with what stands in quotes left out, so that neither separators nor line ends in there count. */
function linesOutsideQuotes(text: string): readonly string[] {
  return text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
}
