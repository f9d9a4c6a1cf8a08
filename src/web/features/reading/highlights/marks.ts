import type { QuoteMark } from '#web/generated/fragments.ts';
import { findPassage } from '#shared/story/passages/find-passage.ts';
import type { PassageAnchor } from '#shared/story/passages/passage.ts';
import { type PageBlock, readPageBlocks, rangeIn } from './page-blocks.ts';

/** A passage that is drawn in the text: the viewer's own, or one that many readers marked. */
export type Mark = {
  readonly kind: 'own' | 'top';
  readonly quote: Pick<QuoteMark, 'id' | 'text' | 'prefix' | 'suffix' | 'isPrivate'> &
    Pick<PassageAnchor, 'blockId' | 'start'>;
  /** How many readers; 1 for one's own. */
  readonly count: number;
};
export type PlacedMark = Mark & { readonly range: Range };

/** Finds marked passages on the page, by the same rules as after an edit (rule 11). */
export function placeMarks(article: Element, marks: readonly Mark[]): readonly PlacedMark[] {
  const blocks = readPageBlocks(article);
  return marks.flatMap((mark) => {
    const found = findPassage(blocks, onPage(blocks, mark.quote));
    const block = blocks.find(({ id }) => id === found?.blockId);
    const range = found && block && rangeIn(block, found.start, found.end);
    return range === undefined ? [] : [{ ...mark, range }];
  });
}

/** The same anchor with its block as the page counts it, where the page knows those of the story. Pure. */
function onPage(blocks: readonly PageBlock[], { blockId, ...anchor }: PassageAnchor): PassageAnchor {
  const shown = blockId === undefined ? [] : blocks.filter((block) => block.blockId === blockId);
  const block = shown.find(({ text }) => text.includes(anchor.text)) ?? shown[0];
  return block === undefined ? anchor : { ...anchor, blockId: block.id };
}

/** The mark at a point of the window; one's own before what others marked. */
export function markAt(marks: readonly PlacedMark[], x: number, y: number): PlacedMark | undefined {
  const isThere = ({ range }: PlacedMark) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  return marks.find((mark) => mark.kind === 'own' && isThere(mark)) ?? marks.find(isThere);
}
