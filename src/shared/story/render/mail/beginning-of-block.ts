import { inlinesToText } from '../../plain-text.ts';
import type { Block } from '../../story-document.ts';

/** The first part of a block, `share` of it from 0 to 1; undefined where it is whole or nothing. */
export function beginningOfBlock(block: Block, share: number): Block | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'pullQuote': {
      const text = shortened(inlinesToText(block.content), share);
      return text === '' ? undefined : { ...block, content: [{ type: 'text', text }] };
    }
    case 'codeBlock': {
      const text = firstOf(block.text.split('\n'), share).join('\n') || block.text.slice(0, block.text.length * share);
      return text === '' ? undefined : { ...block, text: text.toWellFormed() };
    }
    case 'blockQuote':
    case 'callout': {
      const blocks = beginningOfBlocks(block.blocks, share);
      return blocks.length === 0 ? undefined : { ...block, blocks };
    }
    case 'list': {
      const items = firstOf(block.items, share);
      const [only] = block.items;
      if (items.length > 0) return { ...block, items };
      const blocks = only === undefined ? [] : beginningOfBlocks(only.blocks, share);
      return only === undefined || blocks.length === 0 ? undefined : { ...block, items: [{ ...only, blocks }] };
    }
    case 'table': {
      const rows = firstOf(block.rows, share);
      return rows.length === 0 ? undefined : { ...block, rows };
    }
    case 'gallery': {
      const images = firstOf(block.images, share);
      return images.length === 0 ? undefined : { ...block, images };
    }
    case 'mathBlock':
    case 'image':
    case 'embed':
    case 'linkCard':
    case 'separator':
      return undefined;
    default:
      return block satisfies never;
  }
}

function beginningOfBlocks(blocks: readonly Block[], share: number): readonly Block[] {
  const kept = firstOf(blocks, share);
  const [only] = blocks;
  if (kept.length > 0 || only === undefined) return kept;
  const cut = beginningOfBlock(only, share);
  return cut === undefined ? [] : [cut];
}

function firstOf<Part>(parts: readonly Part[], share: number): readonly Part[] {
  return parts.slice(0, Math.floor(parts.length * share));
}

/** Between words where there are any near by, with an ellipsis. */
function shortened(text: string, share: number): string {
  const cut = text.slice(0, Math.floor(text.length * share)).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  const kept = (lastSpace > cut.length - 200 && lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd();
  return kept === '' ? '' : `${kept}…`;
}
