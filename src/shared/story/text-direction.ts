import type { Direction } from './story-document.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);
const RIGHT_TO_LEFT_LETTER = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
const FIRST_LETTER = /\p{L}/u;

/** The writing direction of a language by its BCP 47 tag. */
export function textDirection(language: string): Direction {
  return RIGHT_TO_LEFT.has(language.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * The direction of a text that nobody gave one, where it is not its story's: that of its first letter, as the writer
 * saw it while typing. In a story from right to left a text that merely begins with a foreign name stays as it is.
 */
export function typedDirection(text: string, language: string): Direction | undefined {
  if (textDirection(language) === 'ltr') {
    // Nearly every text ends here, before its letters are looked at one by one.
    if (!RIGHT_TO_LEFT_LETTER.test(text)) return undefined;
    return RIGHT_TO_LEFT_LETTER.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'rtl' : undefined;
  }
  return FIRST_LETTER.test(text) && !RIGHT_TO_LEFT_LETTER.test(text) ? 'ltr' : undefined;
}
