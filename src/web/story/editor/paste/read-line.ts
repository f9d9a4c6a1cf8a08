import type { Inline } from '#shared/story/story-document.ts';
import type { PasteElement } from './paste-tree.ts';
import type { Reading } from './reading.ts';

/** The words of a part that holds nothing but a line: a caption, a summary. */
export function readLine(element: PasteElement, reading: Reading): Inline[] {
  return reading.read(element.children).flatMap((block, index) => {
    const content =
      'content' in block ? block.content : 'text' in block ? [{ type: 'text' as const, text: block.text }] : [];
    return index === 0 || content.length === 0 ? content : [{ type: 'text' as const, text: ' ' }, ...content];
  });
}
