import { searchWords } from '#shared/search/search-words.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';

/** Own judgement: whoever deletes so much at once may want it back. */
export const MANY_WORDS = 40;
/** Of a short text this part of it is much. */
const PART = 0.25;
const FEW = 8;

/** How many words of a draft a change takes away, moved ones not counted. */
export function lostWords(before: DraftValue, after: DraftValue): number {
  const left = new Map<string, number>();
  for (const word of changedWords(after, before)) left.set(word, (left.get(word) ?? 0) + 1);
  let lost = 0;
  for (const word of changedWords(before, after)) {
    const count = left.get(word) ?? 0;
    if (count === 0) lost += 1;
    else left.set(word, count - 1);
  }
  return lost;
}

/** Whether a change takes so much away that what stood there is worth a version. */
export function isLargeLoss(lost: number, wordsBefore: number): boolean {
  return lost >= MANY_WORDS || (lost >= FEW && lost >= wordsBefore * PART);
}

/** Words of what differs: blocks that stand in both alike are not looked at. */
function changedWords(of: DraftValue, other: DraftValue): readonly string[] {
  const known = new Map(other.document.blocks.map((block) => [block.id, block]));
  const blocks = of.document.blocks.filter((block) => !isSameJson(block, known.get(block.id)));
  const document: StoryDocument = { ...of.document, blocks };
  return searchWords(`${of.title}\n${of.subtitle}\n${plainText(document)}`).map(({ word }) => word);
}
