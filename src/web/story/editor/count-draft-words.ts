import { countWords } from '#shared/story/count-words.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';

const known = new WeakMap<Block, number>();

/** The words of a body as `countWords(plainText(document))` counts them; each block once as long as it does not change. */
export function countDraftWords(document: StoryDocument, language: string): number {
  const blocks = [...document.blocks, ...document.footnotes.flatMap((footnote) => footnote.blocks)];
  return blocks.reduce((sum, block) => sum + countBlockWords(block, language), 0);
}

function countBlockWords(block: Block, language: string): number {
  const before = known.get(block);
  if (before !== undefined) return before;
  const count = countWords(plainText({ version: 1, blocks: [block], footnotes: [] }), language);
  known.set(block, count);
  return count;
}
