import { blockNameMessages as names } from '#shared/messages/block-names.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Block } from '#shared/story/story-document.ts';
import { walkOwnPictures } from '#shared/story/walk.ts';

/** What a block is called. */
export function blockName(block: Block): string {
  return names[block.type];
}

/** What a block says, in words: its text, else what its pictures show or where it leads. */
export function blockText(block: Block): string {
  const document = { version: 1, blocks: [block], footnotes: [] } as const;
  const text = plainText(document);
  if (text !== '') return text;
  if (block.type === 'embed' || block.type === 'linkCard') return block.url;
  return [...walkOwnPictures(document)]
    .map(({ alt }) => alt)
    .filter((alt) => alt !== '')
    .join('\n');
}
