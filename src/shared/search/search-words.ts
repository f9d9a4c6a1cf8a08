import { foldText } from './fold-text.ts';

/** A word as search knows it, and where it stands in the text (UTF-16 units). */
export type SearchWord = { readonly word: string; readonly start: number; readonly end: number };

/** Own judgement: what is longer is an address or noise, and is known by its beginning. */
const MOST_LETTERS = 40;

/** Scripts that put no spaces between words, and Hangul, whose words grow endings. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const RUN = new RegExp(`([${UNSPACED}]+)|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}'’])+`, 'gu');
/** Signs that belong to a name: C++, Notepad++, C#, F#. */
const PLUSES = /^\+\+(?![\p{L}+])/u;
const SHARP = /^#(?![\p{L}#])/u;
const LETTER = /^[A-Za-z]$/;
const LATIN_NAME = /^[A-Za-z]{1,20}$/;
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]+$`, 'u');

/** Whether a word is of a script without spaces: it is then a pair of signs, or one alone. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/**
 * The words of a text in order, folded; where a script puts no spaces between them, each pair of neighbouring
 * signs is one. The same for what is searched and for what is typed.
 */
export function searchWords(text: string): readonly SearchWord[] {
  const words: SearchWord[] = [];
  for (const match of text.matchAll(RUN)) {
    const [run, unspaced] = match;
    if (unspaced === undefined) addSpaced(words, run + signsBehind(text, match.index + run.length, run), match.index);
    else addPairs(words, run, match.index);
  }
  return words;
}

/** `C++` and `C#` are words of their own: without their signs they would both be `c`. */
function signsBehind(text: string, end: number, run: string): string {
  const behind = text.slice(end, end + 3);
  if (LATIN_NAME.test(run) && PLUSES.test(behind)) return '++';
  return LETTER.test(run) && SHARP.test(behind) ? '#' : '';
}

/** `l'amour` is two words and `don't` is one: what stands before the sign decides. */
function addSpaced(words: SearchWord[], run: string, offset: number): void {
  let start = 0;
  for (const { 0: sign, index } of run.matchAll(/['’]/g)) {
    if (index - start > 2) continue;
    addWord(words, run.slice(start, index), offset + start);
    start = index + sign.length;
  }
  addWord(words, run.slice(start), offset + start);
}

function addWord(words: SearchWord[], written: string, start: number): void {
  const inside = written.replace(/^['’]+|['’]+$/g, '');
  const word = foldText(inside.replace(/['’]/g, '')).slice(0, MOST_LETTERS);
  if (word === '') return;
  const begin = start + written.indexOf(inside);
  words.push({ word, start: begin, end: begin + inside.length });
}

function addPairs(words: SearchWord[], run: string, offset: number): void {
  const signs = [...run];
  let start = offset;
  for (const [index, sign] of signs.entries()) {
    const following = signs[index + 1];
    const end = start + sign.length + (following?.length ?? 0);
    if (following !== undefined || signs.length === 1)
      words.push({ word: foldText(sign + (following ?? '')), start, end });
    start += sign.length;
  }
}
