import { inlinesToText, plainText } from '#shared/story/plain-text.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';

/** Decisions 9: the first fifth, at most 3 blocks and 1,200 characters. */
const SHARE = 0.2;
const MOST_BLOCKS = 3;
const MOST_CHARACTERS = 1_200;

/** The part of a locked story that everyone may read. It never holds a footnote. */
export function previewDocument(document: StoryDocument): StoryDocument {
  const most = Math.min(plainText(document).length * SHARE, MOST_CHARACTERS);
  const blocks: Block[] = [];
  let length = 0;
  for (const block of document.blocks.slice(0, MOST_BLOCKS)) {
    length += plainText({ version: 1, blocks: [block], footnotes: [] }).length;
    if (length > most && blocks.length > 0) break;
    if (length > MOST_CHARACTERS) return { version: 1, blocks: shortened(block), footnotes: [] };
    blocks.push(block);
  }
  return { version: 1, blocks: blocks.map(withoutFootnotes), footnotes: [] };
}

/** A first block longer than everything that is free is cut, if it is a paragraph, and else held back. */
function shortened(block: Block): Block[] {
  if (block.type !== 'paragraph') return [];
  const text = `${inlinesToText(block.content).slice(0, MOST_CHARACTERS).replace(/\S*$/, '')}…`;
  return [{ ...block, content: [{ type: 'text', text }] }];
}

function withoutFootnotes(block: Block): Block {
  if (block.type !== 'paragraph' && block.type !== 'heading') return block;
  return { ...block, content: block.content.filter((inline) => inline.type !== 'footnoteReference') };
}
