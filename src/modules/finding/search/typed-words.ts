import { isUnspaced, searchWords } from '#shared/search/search-words.ts';

export type TypedWord = { readonly word: string; readonly isPrefix: boolean };
export type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone';

/** As the protocol has it: what is longer is cut. */
const MOST_LETTERS = 512;
const MOST_WORDS = 10;

/** The words of what was typed; the last may be only begun, unless a space follows it. */
export function typedWords(query: string, type: QueryType = 'prefixLast'): readonly TypedWord[] {
  const cut = query.slice(0, MOST_LETTERS);
  const words = [...new Set(searchWords(cut).map(({ word }) => word))].slice(0, MOST_WORDS);
  const isOpen = !/\s$/.test(cut);
  return words.map((word, index) => ({
    word,
    isPrefix: type === 'prefixAll' || (type === 'prefixLast' && isOpen && index === words.length - 1),
  }));
}

/** A pair of signs is whole; one sign alone begins every pair with it. */
export function mayBegin({ word, isPrefix }: TypedWord): boolean {
  return isUnspaced(word) ? [...word].length === 1 : isPrefix;
}
