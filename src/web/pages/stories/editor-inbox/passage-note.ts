import type { PassageAnchor } from '#shared/story/passages/passage.ts';
import { MOST_QUOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { readPageBlocks } from '#web/features/reading/highlights/page-blocks.ts';

/** The words that a note is about. */
export type NotedPassage = Pick<PassageAnchor, 'text' | 'prefix' | 'suffix'>;

/** A passage of a story to choose from a list, with the words that stand for it there. */
export type PassageChoice = { readonly label: string; readonly passage: NotedPassage };

const LABEL_LENGTH = 60;

/** Each block of words on the page, as one would choose it without a pointer. */
export function passageChoices(body: Element): readonly PassageChoice[] {
  return readPageBlocks(body).flatMap(({ text }) => {
    const words = text.trim();
    if (words === '') return [];
    const label = words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()}…` : words;
    return [{ label, passage: { text: words.slice(0, MOST_QUOTE_LENGTH).toWellFormed(), prefix: '', suffix: '' } }];
  });
}
