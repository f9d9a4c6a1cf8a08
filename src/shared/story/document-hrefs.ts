import type { Mark, StoryDocument } from './story-document.ts';
import { walkDocument, walkInlines } from './walk.ts';

/** Every address that a story leads to or shows something from, each once, in reading order. */
export function documentHrefs(document: StoryDocument): readonly string[] {
  const hrefs = new Set<string>();
  for (const { block } of walkDocument(document)) {
    if (block.type === 'embed' || block.type === 'linkCard') hrefs.add(block.url);
    if (block.type === 'image' && block.href !== undefined) hrefs.add(block.href);
  }
  for (const inline of walkInlines(document)) {
    if (inline.type === 'text') for (const mark of inline.marks ?? []) if (isLink(mark)) hrefs.add(mark.href);
    if (inline.type === 'inlineImage' && inline.href !== undefined) hrefs.add(inline.href);
  }
  return [...hrefs];
}

function isLink(mark: Mark): mark is Extract<Mark, { readonly type: 'link' }> {
  return mark.type === 'link';
}
