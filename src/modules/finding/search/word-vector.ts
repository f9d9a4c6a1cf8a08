import { searchWords } from '#shared/search/search-words.ts';

/** What a word weighs by where it stands (rule 47): title 4, subtitle 2, body 1. */
export type Weight = 'A' | 'B' | 'C';

/** The highest position that PostgreSQL keeps, and how many of one word. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 255;
/** Own judgement: a book of 100,000 words has fewer. PostgreSQL takes a megabyte. */
const MOST_LEXEMES = 12_000;
/** Between two texts, so that no phrase reaches from one into the other. */
const GAP = 10;

export type WordVector = {
  /** As PostgreSQL reads a tsvector. */
  readonly text: string;
  /** The words, each once. */
  readonly words: readonly string[];
  /** Those that stand nowhere but behind a lock. */
  readonly lockedWords: readonly string[];
};

/** The words of some texts with their places and weights; facets are words that nobody can type. */
export function wordVector(
  texts: readonly { readonly text: string; readonly weight: Weight }[],
  facets: readonly string[],
  /** All of the last text, where that is only its free beginning. */
  lockedBody: string | null = null,
): WordVector {
  const places = new Map<string, string[]>();
  const locked = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, word: string, position: number, weight: Weight): void => {
    const known = to.get(word);
    if (known === undefined && places.size + locked.size >= MOST_LEXEMES) return;
    if (known === undefined) to.set(word, [placeOf(position, weight)]);
    else if (known.length < MOST_POSITIONS && position <= LAST_POSITION) known.push(placeOf(position, weight));
  };
  let position = 0;
  let start = 0;
  for (const { text, weight } of texts) {
    start = position;
    for (const { word } of searchWords(text)) add(places, word, (position += 1), weight);
    position += GAP;
  }
  for (const { word } of searchWords(lockedBody ?? '')) {
    start += 1;
    if (!places.has(word)) add(locked, word, start, 'C');
  }
  const lexemes = [
    ...[...places].map(([word, all]) => `${quoteLexeme(word)}:${all.join(',')}`),
    ...[...locked].map(([word, all]) => `${lockedLexeme(word)}:${all.join(',')}`),
    ...facets.map((facet) => facetLexeme(facet)),
  ];
  return { text: lexemes.join(' '), words: [...places.keys()], lockedWords: [...locked.keys()] };
}

function placeOf(position: number, weight: Weight): string {
  return `${Math.min(position, LAST_POSITION)}${weight}`;
}

/** A word of a tsvector or tsquery, whatever stands in it. */
export function quoteLexeme(word: string): string {
  return `'${word
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/['\\]/g, (sign) => sign + sign)}'`;
}

/** A word that stands behind a lock; no word of a text begins with `+`. */
export function lockedLexeme(word: string): string {
  return quoteLexeme(`+${word}`);
}

/** `name:value` as a word; no word of a text begins with `=`. Values are compared without regard to case. */
export function facetLexeme(facet: string): string {
  return quoteLexeme(`=${facet.toLowerCase().slice(0, 200)}`);
}
