import { type MarkedText, type WordMatcher, markWords } from './mark-words.ts';
import { searchWords } from './search-words.ts';

/** Own judgement: of a longer text the beginning is looked through. */
const MOST_LETTERS = 20_000;
const ELLIPSIS = '…';

/**
 * As many words of a text as given, around the place where most of what was searched for stands close together; the
 * beginning where nothing does. Lines become one.
 */
export function snippetOf(
  text: string,
  matchers: readonly WordMatcher[],
  wordCount: number,
  ellipsis = ELLIPSIS,
): MarkedText {
  const line = text.slice(0, MOST_LETTERS).replace(/\s+/g, ' ').trim();
  const words = searchWords(line);
  if (words.length <= wordCount) return markWords(line, matchers);
  const first = bestPlace(
    words.map(({ word }, index) => matchers.findIndex((matcher) => isMet(matcher, word, words[index + 1]?.word))),
    wordCount,
  );
  const last = Math.min(first + wordCount, words.length) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? line.length;
  const { parts, matched } = markWords(line.slice(first === 0 ? 0 : start, end), matchers);
  const before = first === 0 ? [] : [{ text: ellipsis, isMatch: false }];
  const behind = last === words.length - 1 ? [] : [{ text: ellipsis, isMatch: false }];
  return { parts: [...before, ...parts, ...behind].filter((part) => part.text !== ''), matched };
}

function isMet({ whole, prefix, pairs = [] }: WordMatcher, word: string, next: string | undefined): boolean {
  if (whole.has(word) || (prefix !== null && word.startsWith(prefix))) return true;
  return pairs.some(([first, second]) => word === first && next === second);
}

/** Where a window of this many words has the most different matches; some words stand before the first of them. */
function bestPlace(matches: readonly number[], size: number): number {
  let best = { different: 0, place: 0 };
  for (const [place, match] of matches.entries()) {
    if (match === -1) continue;
    const different = new Set(matches.slice(place, place + size).filter((one) => one !== -1)).size;
    if (different > best.different) best = { different, place };
  }
  return Math.max(0, Math.min(best.place - Math.floor(size / 4), matches.length - size));
}
