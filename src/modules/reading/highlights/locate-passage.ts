import { formatMessage } from '#shared/messages/format-message.ts';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { findExactPassage } from '#shared/story/passages/find-passage.ts';
import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import {
  anchorAt,
  LEAST_PASSAGE_CHARACTERS,
  MOST_PASSAGE_CHARACTERS,
  type Passage,
  type PassageAnchor,
} from '#shared/story/passages/passage.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { readPublishedBody } from '#modules/stories/stories/read-published-body.ts';

/**
 * A passage as a reader names it: by its words and what stands around them, which is all that a page knows;
 * with the block and its offsets, it must stand exactly there.
 */
export type PassageInput = {
  readonly text: string;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly paragraphId?: string | null | undefined;
  readonly startOffset?: number | null | undefined;
  readonly endOffset?: number | null | undefined;
};

export type LocatedPassage = Passage & Pick<PassageAnchor, 'text' | 'prefix' | 'suffix'>;

type LocateOutcome = LocatedPassage | { readonly type: 'BadRequest'; readonly message: string };

/** Finds a passage in what is published of a story (rule 29: within one block, three characters or more). */
export async function locatePassage(
  database: Database<Tables>,
  storyId: string,
  input: PassageInput,
): Promise<LocateOutcome> {
  const text = input.text.trim();
  if (text.length < LEAST_PASSAGE_CHARACTERS) {
    return refusal(formatMessage(messages.tooShort, { least: LEAST_PASSAGE_CHARACTERS }));
  }
  if (text.length > MOST_PASSAGE_CHARACTERS) {
    return refusal(formatMessage(messages.tooLong, { most: MOST_PASSAGE_CHARACTERS }));
  }
  const document = await readPublishedBody(database, storyId);
  return (document && locate(document, { ...input, text })) ?? refusal(messages.notThere);
}

function refusal(message: string): LocateOutcome {
  return badRequest(message);
}

function locate(document: StoryDocument, input: PassageInput): LocatedPassage | undefined {
  const blocks = passageBlocks(document);
  const { paragraphId, startOffset, endOffset } = input;
  const anchor = { text: input.text, prefix: input.prefix ?? '', suffix: input.suffix ?? '' };
  const found =
    paragraphId === null || paragraphId === undefined
      ? findExactPassage(blocks, anchor)
      : { blockId: paragraphId, start: startOffset ?? -1, end: endOffset ?? -1 };
  const block = blocks.find(({ id }) => id === found?.blockId);
  if (found === undefined || block === undefined || found.start < 0 || found.end > block.text.length) return undefined;
  const placed = anchorAt(block, found.start, found.end);
  // What is named by its place must be there in these words.
  if (placed === undefined || (paragraphId && placed.text !== input.text)) return undefined;
  const { text, prefix, suffix, start } = placed;
  return { blockId: block.id, start, end: start + text.length, text, prefix, suffix };
}
