import type { Block } from '../story-document.ts';

/** The same blocks with each of them, containers before what they hold, turned into another. */
export function mapBlocks(blocks: readonly Block[], change: (block: Block) => Block): readonly Block[] {
  return blocks.map((block) => mapInside(change(block), change));
}

/** The same block with everything that it holds turned into something else. */
export function mapInside(block: Block, change: (block: Block) => Block): Block {
  switch (block.type) {
    case 'blockQuote':
    case 'callout':
      return { ...block, blocks: mapBlocks(block.blocks, change) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: mapBlocks(item.blocks, change) })) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, content: mapBlocks(cell.content, change) }))),
      };
    default:
      return block;
  }
}
