import type { Passage, PassageAnchor, PassageBlock } from './passage.ts';

/** Own judgement: fewer words than this are too few to be known again when one of them changed. */
const LEAST_WORDS = 4;
/** Own judgement: a passage of which more than a third changed is another one. */
const MOST_CHANGED = 1 / 3;

type Word = { readonly text: string; readonly start: number; readonly end: number };

/** Words, and single characters of scripts that have no spaces. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]|[\p{L}\p{N}\p{M}'’]+/gu;

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

type Match = { readonly from: number; readonly to: number; readonly changes: number };

/**
 * The run of words that differs least from those of a passage, by words added, taken out and exchanged
 * (Sellers' approximate matching); undefined where more than a third would have to change. Of equals the one
 * in the block where it was.
 */
export function findLikeWords(blocks: readonly PassageBlock[], anchor: PassageAnchor): Passage | undefined {
  const wanted = wordsOf(anchor.text);
  if (wanted.length < LEAST_WORDS) return undefined;
  const vocabulary = new Set(wanted.map((word) => word.text));
  let best: { readonly passage: Passage; readonly changes: number } | undefined;
  // A change less than the bound is too much already, so that the bound itself is still good.
  let bound = Math.floor(wanted.length * MOST_CHANGED) + 1;
  for (const block of inOrder(blocks, anchor.blockId)) {
    const words = wordsOf(block.text);
    const shared = words.filter((word) => vocabulary.has(word.text)).length;
    if (shared <= wanted.length - bound) continue;
    const match = nearest(wanted, words);
    if (match === undefined || match.changes >= bound) continue;
    const [first, last] = [words[match.from], words[match.to]];
    if (first === undefined || last === undefined) continue;
    bound = match.changes;
    best = { passage: { blockId: block.id, start: first.start, end: last.end }, changes: match.changes };
  }
  return best?.passage;
}

/** The block where the passage was comes first, so that it wins where another is as near. */
function inOrder(blocks: readonly PassageBlock[], first: string | undefined): readonly PassageBlock[] {
  return [...blocks.filter(({ id }) => id === first), ...blocks.filter(({ id }) => id !== first)];
}

/** One row of the table for each wanted word; `starts` says where the match that ends in a cell began. */
function nearest(wanted: readonly Word[], words: readonly Word[]): Match | undefined {
  let changes = Array.from({ length: words.length + 1 }, () => 0);
  let starts = Array.from({ length: words.length + 1 }, (_none, index) => index);
  for (const [row, word] of wanted.entries()) {
    const [nextChanges, nextStarts] = [[row + 1], [0]];
    for (let column = 1; column <= words.length; column += 1) {
      const exchanged = (changes[column - 1] ?? 0) + (words[column - 1]?.text === word.text ? 0 : 1);
      const takenOut = (changes[column] ?? 0) + 1;
      const added = (nextChanges[column - 1] ?? 0) + 1;
      const least = Math.min(exchanged, takenOut, added);
      nextChanges.push(least);
      if (least === exchanged) nextStarts.push(starts[column - 1] ?? 0);
      else nextStarts.push((least === takenOut ? starts[column] : nextStarts[column - 1]) ?? 0);
    }
    [changes, starts] = [nextChanges, nextStarts];
  }
  let best: Match | undefined;
  for (let column = 1; column <= words.length; column += 1) {
    const match = { from: starts[column] ?? 0, to: column - 1, changes: changes[column] ?? 0 };
    // Of equals the longer one: else a word added before the last would cost that.
    if (match.from <= match.to && (best === undefined || match.changes <= best.changes)) best = match;
  }
  return best;
}
