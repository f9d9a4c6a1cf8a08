/** Rule 47: typos are forgiven from 4 letters on; from 8 on there may be two. */
const LETTERS_FOR_ONE_TYPO = 4;
export const LETTERS_FOR_TWO_TYPOS = 8;
/** Own judgement: longer ones are no words. */
const MOST_LETTERS = 24;

/** Letters of the scripts that are written with few signs: nobody mistypes one of thousands for another. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]+$/u;

/** Whether a typo in such a word may be forgiven. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= LETTERS_FOR_ONE_TYPO && word.length <= MOST_LETTERS && LETTERS.test(word);
}

/** The word itself and what is left of it without each one letter; none for what is never mistyped. */
export function deletionsOf(word: string): readonly string[] {
  // A letter may be too many, so that what was typed may have one more.
  if (word.length < LETTERS_FOR_ONE_TYPO - 1 || word.length > MOST_LETTERS + 1 || !LETTERS.test(word)) return [];
  const left = [...word].map((_letter, place) => word.slice(0, place) + word.slice(place + 1));
  return [...new Set([word, ...left])];
}
