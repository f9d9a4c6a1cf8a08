const ELLIPSIS = '…';
const TRAILING = /[\s\p{Punctuation}]+$/u;

/**
 * Text truncation: cuts at `maxLength` characters, drops the word that the cut left dangling
 * and the punctuation before it, and appends an ellipsis. Shorter text comes back as it is. A text
 * without a space in reach (Chinese, Japanese) is cut where it stands. Never splits a character.
 */
export function truncateText(text: string, maxLength: number, locale = 'en'): string {
  if (text.length <= maxLength) return text;
  const characters = [...new Intl.Segmenter(locale).segment(text)].map((part) => part.segment);
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, Math.max(0, maxLength)).join('');
  const isAtWordEnd = /^\s$/.test(characters[maxLength] ?? '');
  const lastSpace = cut.search(/\s\S*$/);
  const whole = isAtWordEnd || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return whole.replace(TRAILING, '') + ELLIPSIS;
}
