import { cleanLines, isLonger } from '../text/clean-lines.ts';

/** Characters, as a person counts them (rule 21). */
export const MOST_REPOST_NOTE = 280;

/** The note of a repost, possibly empty; undefined where it is too long. */
export function readRepostNote(text: string): string | undefined {
  const note = cleanLines(text);
  return isLonger(note, MOST_REPOST_NOTE) ? undefined : note;
}
