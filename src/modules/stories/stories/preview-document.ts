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
    const own = lengthOf(block);
    if (length + own > most) return length === 0 ? [...blocks, ...shortened(block, most)] : blocks;
    length += own;
    blocks.push(block);
  }
  return blocks;
}

function lengthOf(...blocks: readonly Block[]): number {
  return plainText({ version: 1, blocks, footnotes: [] }).length;
}

/** A first text longer than what is free is cut at a word, an entry or a line; what cannot be cut is held back. */
function shortened(block: Block, most: number): readonly Block[] {
  switch (block.type) {
    case 'paragraph': {
      const text = inlinesToText(block.content).slice(0, most).replace(/\S*$/, '').trimEnd();
      return text === '' ? [] : [{ ...block, content: [{ type: 'text', text: `${text}…` }] }];
    }
    case 'list': {
      const items = fitting(block.items, (some) => lengthOf({ ...block, items: some }) <= most);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    case 'codeBlock': {
      const lines = fitting(block.text.split('\n'), (some) => some.join('\n').length <= most);
      return lines.length === 0 ? [] : [{ ...block, text: lines.join('\n') }];
    }
    default:
      return [];
  }
}

/** The longest beginning of a list of parts that fits. */
function fitting<Part>(parts: readonly Part[], isShort: (some: readonly Part[]) => boolean): readonly Part[] {
  const tooMany = parts.findIndex((_part, index) => !isShort(parts.slice(0, index + 1)));
  return tooMany === -1 ? parts : parts.slice(0, tooMany);
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
