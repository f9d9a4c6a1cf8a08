import { inlinesToText, plainText } from '#shared/story/plain-text.ts';
import type { Block } from '#shared/story/story-document.ts';
import { ownInlines, walkDocument } from '#shared/story/walk.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** Some words of one block of a story. */
export type Passage = { readonly blockId: string; readonly text: string };

/** Own judgement: who responds to more, responds to the block. */
const MOST_PASSAGE_CHARACTERS = 1_000;

/** Whether the words stand in that block of the published story. */
export async function hasPassage(
  { database: { kysely } }: CommandContext,
  storyId: string,
  { blockId, text }: Passage,
): Promise<boolean> {
  if (text.trim() === '' || text.length > MOST_PASSAGE_CHARACTERS) return false;
  const body = kysely.selectFrom('story_body').select('document').where('story_id', '=', storyId);
  const row = await body.executeTakeFirst();
  if (row === undefined) return false;
  for (const { block } of walkDocument(row.document)) {
    if (block.id === blockId) return wordsOf(block).includes(text);
  }
  return false;
}

function wordsOf(block: Block): string {
  const own = ownInlines(block).map(inlinesToText).join('\n');
  return own === '' ? plainText({ version: 1, blocks: [block], footnotes: [] }) : own;
}
