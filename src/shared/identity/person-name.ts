/** Rule 131. */
const MOST_LENGTH = 50;
/** Whatever turns the writing direction of what stands behind it; joiners stay, since scripts need them. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A name as it is stored: one line of at most 50 characters without what nobody sees. May be empty. */
export function cleanPersonName(text: string): string {
  const line = text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  return [...line].slice(0, MOST_LENGTH).join('').trim();
}
