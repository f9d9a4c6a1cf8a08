import type { Inline } from '#shared/story/story-document.ts';
import { ownInlines, walkBlocks } from '#shared/story/walk.ts';
import type { PasteElement } from './paste-tree.ts';
import type { Reading } from './reading.ts';

/** The words of a part that holds nothing but a line (a caption, a summary), whatever stood in it. */
export function readLine(element: PasteElement, reading: Reading): Inline[] {
  const runs = [...walkBlocks(reading.read(element.children))].map(({ block }): readonly Inline[] =>
    block.type === 'codeBlock' && block.text !== '' ? [{ type: 'text', text: block.text }] : ownInlines(block).flat(),
  );
  return runs
    .filter((run) => run.length > 0)
    .flatMap((run, index) => (index === 0 ? run : [{ type: 'text' as const, text: ' ' }, ...run]));
}
