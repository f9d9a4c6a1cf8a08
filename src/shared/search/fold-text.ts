/** Letters that no decomposition brings to the ones that people type instead. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
};
const SPECIAL = /[ßæœøđðłıþħŧ]/g;

/** A text as search compares it: small letters without accents, wide and narrow forms alike (SEARCH-10). */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      // Marks of Latin, Greek and Cyrillic only: in other scripts they are letters.
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
      .toLowerCase()
  );
}
