import { foldText } from '#shared/story/passages/fold-text.ts';
import {
  anchorAt,
  LEAST_PASSAGE_CHARACTERS,
  MOST_PASSAGE_CHARACTERS,
  type PassageAnchor,
} from '#shared/story/passages/passage.ts';
import { coveredBy, rangeIn, readPageBlocks } from './page-blocks.ts';

/** Words of the page with what stands around them, and where they are. */
export type PagePassage = {
  readonly anchor: Required<Pick<PassageAnchor, 'text' | 'prefix' | 'suffix'>>;
  /** Where it begins in its block, and which block of the story that is, where the page knows it. */
  readonly place: { readonly blockId: string | undefined; readonly start: number };
  readonly range: Range;
};

/**
 * What of a selection can be marked: within one block (rule 29), the first that has enough of it. Undefined
 * for a selection elsewhere, of too little or of too much.
 */
export function selectedPassage(article: Element, selection: Selection | null): PagePassage | undefined {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const selected = selection.getRangeAt(0);
  if (!selected.intersectsNode(article)) return undefined;
  for (const block of readPageBlocks(article)) {
    const part = coveredBy(block, selected);
    if (part === undefined) continue;
    const anchor = anchorAt(block, part.start, part.end);
    if (anchor === undefined || anchor.text.length > MOST_PASSAGE_CHARACTERS) continue;
    if (foldText(anchor.text).text.length < LEAST_PASSAGE_CHARACTERS) continue;
    const { text, prefix, suffix, start } = anchor;
    const range = rangeIn(block, start, start + text.length);
    if (range !== undefined)
      return { anchor: { text, prefix, suffix }, place: { blockId: block.blockId, start }, range };
  }
  return undefined;
}
