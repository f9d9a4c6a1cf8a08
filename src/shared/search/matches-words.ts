import { searchWords } from './search-words.ts';

/** As search everywhere: what is longer is cut. */
const MOST_LETTERS = 512;
const MOST_WORDS = 10;

/** The words of what was typed; none where nothing was, or signs alone. */
export function wantedWords(query: string): readonly string[] {
  const words = searchWords(query.slice(0, MOST_LETTERS)).map(({ word }) => word);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * Whether a short text has every word that is wanted: a word of it begins with the wanted one, or two neighbors do
 * that were typed as one.
 */
export function matchesWords(text: string, wanted: readonly string[]): boolean {
  const words = searchWords(text).map(({ word }) => word);
  const joined = words.map((word, index) => word + (words[index + 1] ?? ''));
  return wanted.every(
    (one, place) =>
      words.some((word) => word.startsWith(one)) ||
      joined.some((both) => both.startsWith(one)) ||
      isJoined(words, one, wanted[place - 1], wanted[place + 1]),
  );
}

/** Two wanted words may stand in the text as one: `tell tale` as `telltale`. */
function isJoined(words: readonly string[], one: string, before = '', after = ''): boolean {
  const both = [...(before === '' ? [] : [before + one]), ...(after === '' ? [] : [one + after])];
  return both.some((pair) => words.some((word) => word.startsWith(pair)));
}
