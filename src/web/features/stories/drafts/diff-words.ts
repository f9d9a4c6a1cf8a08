export type WordPiece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Own judgement: two texts that would take more steps are told as one taken away and one added. */
const MOST_STEPS = 2_000_000;

/** Words, spaces and signs; a script without spaces falls into its characters. */
const TOKEN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}’']+|\s+|[^\s]/gu;

/** What was taken from a text and what came in, word by word, in reading order. Pure. */
export function diffWords(before: string, after: string): readonly WordPiece[] {
  const [old, young] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  const head = sharedLength(old, young);
  const tail = sharedLength(old.slice(head).toReversed(), young.slice(head).toReversed());
  const middle = diffTokens(old.slice(head, old.length - tail), young.slice(head, young.length - tail));
  const pieces: WordPiece[] = [
    { kind: 'same', text: young.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: young.slice(young.length - tail).join('') },
  ];
  return joinNeighbours(pieces.filter(({ text }) => text !== ''));
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}

/** The longest words in common, by the table of their lengths from the end. */
function diffTokens(old: readonly string[], young: readonly string[]): readonly WordPiece[] {
  const width = young.length + 1;
  if ((old.length + 1) * width > MOST_STEPS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: young.join('') },
    ];
  }
  const table = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = young.length - 1; column >= 0; column -= 1) {
      const isSame = old[row] === young[column];
      table[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: WordPiece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < young.length) {
    const [was, is] = [old[row], young[column]];
    if (was !== undefined && was === is) {
      pieces.push({ kind: 'same', text: was });
      [row, column] = [row + 1, column + 1];
    } else if (was !== undefined && (is === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: was });
      row += 1;
    } else {
      pieces.push({ kind: 'added', text: is ?? '' });
      column += 1;
    }
  }
  return pieces;
}

function joinNeighbours(pieces: readonly WordPiece[]): readonly WordPiece[] {
  const joined: { kind: WordPiece['kind']; text: string }[] = [];
  for (const { kind, text } of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
}
