import type { Block } from '#shared/story/story-document.ts';
import { MAX_BLOCK_DEPTH } from '#shared/story/story-document.schema.ts';
import { childBlocks } from '#shared/story/walk.ts';
import { flattenBlocks } from './blocks/inline-run.ts';
import type { Reader } from './blocks/reader.ts';

/** Puts what stands deeper than a story may nest (page templates of tables in tables) into plain paragraphs. */
export function limitDepth(blocks: readonly Block[], reader: Reader, depth = 1): readonly Block[] {
  return blocks.map((block) => {
    if (childBlocks(block).flat().length === 0) return block;
    if (depth >= MAX_BLOCK_DEPTH) {
      reader.report('changed', `Blocks deeper than ${MAX_BLOCK_DEPTH} levels became plain paragraphs.`);
      return { type: 'paragraph', id: block.id, content: flattenBlocks([block]) };
    }
    return withChildren(block, (children) => limitDepth(children, reader, depth + 1));
  });
}

/** The block with each group of blocks that it holds rewritten. */
export function withChildren(block: Block, rewrite: (blocks: readonly Block[]) => readonly Block[]): Block {
  switch (block.type) {
    case 'blockQuote':
    case 'callout':
      return { ...block, blocks: rewrite(block.blocks) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: rewrite(item.blocks) })) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, content: rewrite(cell.content) }))),
      };
    default:
      return block;
  }
}
