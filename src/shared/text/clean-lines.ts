/** What stays of a control is the line break; what turns the direction of the text behind it goes. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Words of a person without what nobody sees; of many empty lines one is left. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ').trim();
}

/** Whether a text has more characters than this, as a person counts them. */
export function isLonger(text: string, most: number): boolean {
  return [...text].length > most;
}
