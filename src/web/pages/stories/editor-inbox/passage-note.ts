import { anchorAt } from '#shared/story/passages/passage.ts';
import { MOST_QUOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { readPageBlocks } from '#web/features/reading/highlights/page-blocks.ts';
import type { PagePassage } from '#web/features/reading/highlights/selected-passage.ts';

/** What a note is about, as it is sent: words, what stands around them, and where they are. */
export type NotedPassage = Readonly<Record<'quote' | 'prefix' | 'suffix', string>> & PagePassage['place'];

/** A passage of a story to choose from a list, with the number of its block and the words that stand for it there. */
export type PassageChoice = {
  readonly number: number;
  readonly label: string;
  readonly passage: NotedPassage;
};

const LABEL_LENGTH = 60;

/** Each block of words on the page, as one would choose it without a pointer; those with the same words by their ids. */
export function passageChoices(body: Element, passageIds: readonly string[]): readonly PassageChoice[] {
  return readPageBlocks(body).flatMap((block) => {
    const { text, blockId } = block;
    const number = passageIds.findIndex((id) => id === blockId) + 1;
    const anchor = anchorAt(block, 0, text.length);
    if (number === 0 || anchor === undefined) return [];
    const words = anchor.text;
    const label = words.length > LABEL_LENGTH ? `${words.slice(0, LABEL_LENGTH).trimEnd()}…` : words;
    const quote = words.slice(0, MOST_QUOTE_LENGTH).toWellFormed();
    return [{ number, label, passage: { quote, prefix: '', suffix: '', blockId, start: anchor.start } }];
  });
}

export function notedPassage({ anchor: { text: quote, ...around }, place }: PagePassage): NotedPassage {
  return { quote, ...around, ...place };
}

/** Whether two are the same words at the same place. Pure. */
export function isSamePassage(one: NotedPassage, other: NotedPassage): boolean {
  return one.quote === other.quote && one.blockId === other.blockId && one.start === other.start;
}
