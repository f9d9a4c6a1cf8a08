import { mapBlocks } from '#shared/story/delta/map-blocks.ts';
import { inlinesToText, plainText } from '#shared/story/plain-text.ts';
import type { Block, Inline, StoryDocument } from '#shared/story/story-document.ts';

/** Rule 9: the first fifth, at most 3 blocks and 1,200 characters. */
const SHARE = 0.2;
const MOST_BLOCKS = 3;
const MOST_CHARACTERS = 1_200;

/**
 * The part of a locked story that everyone may read: what stands before the block `breakId` at the top, or where
 * there is none, the beginning. It never holds a footnote.
 */
export function previewDocument(document: StoryDocument, breakId: string | null = null): StoryDocument {
  const broken = document.blocks.findIndex(({ id }) => id === breakId);
  const blocks = broken === -1 ? beginning(document) : document.blocks.slice(0, broken);
  return { version: 1, blocks: mapBlocks(blocks, withoutFootnotes), footnotes: [] };
}

function beginning(document: StoryDocument): readonly Block[] {
  const most = Math.min(plainText(document).length * SHARE, MOST_CHARACTERS);
  const blocks: Block[] = [];
  let length = 0;
  for (const block of document.blocks.slice(0, MOST_BLOCKS)) {
    length += plainText({ version: 1, blocks: [block], footnotes: [] }).length;
    if (length > most && blocks.length > 0) break;
    if (length > MOST_CHARACTERS) return shortened(block);
    blocks.push(block);
  }
  return blocks;
}

/** A first block longer than everything that is free is cut, if it is a paragraph, and else held back. */
function shortened(block: Block): Block[] {
  if (block.type !== 'paragraph') return [];
  const text = `${inlinesToText(block.content).slice(0, MOST_CHARACTERS).replace(/\S*$/, '')}…`;
  return [{ ...block, content: [{ type: 'text', text }] }];
}

/** Captions and titles as well: what a reference leads to is not there. */
function withoutFootnotes(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, content: withoutReferences(block.content) };
    case 'pullQuote':
      return {
        ...block,
        content: withoutReferences(block.content),
        ...(block.attribution && { attribution: withoutReferences(block.attribution) }),
      };
    case 'callout':
      return { ...block, ...(block.title && { title: withoutReferences(block.title) }) };
    case 'gallery': {
      const images = block.images.map((image) => ({
        ...image,
        ...(image.caption && { caption: withoutReferences(image.caption) }),
      }));
      return { ...block, images, ...(block.caption && { caption: withoutReferences(block.caption) }) };
    }
    case 'codeBlock':
    case 'image':
    case 'embed':
    case 'table':
      return { ...block, ...(block.caption && { caption: withoutReferences(block.caption) }) };
    default:
      return block;
  }
}

function withoutReferences(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.filter((inline) => inline.type !== 'footnoteReference');
}
