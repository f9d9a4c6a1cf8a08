import { searchWords } from './search-words.ts';

/** Part of a text, and whether it is what was searched for. */
export type MarkedPart = { readonly text: string; readonly isMatch: boolean };

/** How a word of the query is met: by these words whole, and by all that begin with `prefix`. */
export type WordMatcher = {
  /** As it was typed, folded. */
  readonly typed: string;
  readonly whole: ReadonlySet<string>;
  readonly prefix: string | null;
  /** Two words that stand one behind the other and are met as one: `over soul` by `oversoul`. */
  readonly pairs?: readonly WordPair[];
};

export type WordPair = readonly [first: string, second: string];

export type MarkedText = {
  /** In order; put together they are the text. */
  readonly parts: readonly MarkedPart[];
  /** The words of the query that were met, as they were typed. */
  readonly matched: readonly string[];
};

type Range = { readonly start: number; readonly end: number };

/** Finds what was searched for in a text; of a word that only begins so, the beginning is marked. */
export function markWords(text: string, matchers: readonly WordMatcher[]): MarkedText {
  const matched = new Set<string>();
  const ranges: Range[] = [];
  const words = searchWords(text);
  for (const [index, { word, start, end }] of words.entries()) {
    for (const { typed, whole, prefix, pairs = [] } of matchers) {
      const next = words[index + 1];
      if (next !== undefined && pairs.some(([first, second]) => word === first && next.word === second)) {
        matched.add(typed);
        ranges.push({ start, end: next.end });
        break;
      }
      const isBeginning = prefix !== null && word.startsWith(prefix) && word !== prefix;
      if (!isBeginning && !whole.has(word) && word !== prefix) continue;
      matched.add(typed);
      ranges.push({ start, end: isBeginning ? endOfPrefix(text, start, end, prefix) : end });
      break;
    }
  }
  return { parts: partsOf(text, ranges), matched: [...matched] };
}

/** Letters that fold to several, or to none, count as they fold. */
function endOfPrefix(text: string, start: number, end: number, prefix: string): number {
  let place = start;
  for (const sign of text.slice(start, end)) {
    place += sign.length;
    const folded = searchWords(text.slice(start, place))[0]?.word ?? '';
    if (folded.length >= prefix.length) break;
  }
  return place;
}

function partsOf(text: string, ranges: readonly Range[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let place = 0;
  for (const { start, end } of ranges) {
    const begin = Math.max(start, place);
    if (end <= begin) continue;
    const last = parts.at(-1);
    if (begin === place && last?.isMatch) {
      // Pairs of signs overlap, and touch: they are one passage to whoever reads.
      parts[parts.length - 1] = { text: last.text + text.slice(begin, end), isMatch: true };
    } else {
      if (begin > place) parts.push({ text: text.slice(place, begin), isMatch: false });
      parts.push({ text: text.slice(begin, end), isMatch: true });
    }
    place = end;
  }
  if (place < text.length) parts.push({ text: text.slice(place), isMatch: false });
  return parts;
}
