import type { PassageBlock } from '#shared/story/passages/passage.ts';

/** One text node of a block, and where its text stands in that of the block. */
type Piece = { readonly node: Text; readonly start: number };
/** A block of words as the page shows it. Its id counts the blocks of the page: few pages know those of the story. */
export type PageBlock = PassageBlock & {
  readonly pieces: readonly Piece[];
  /** The block of the story, where the page says it (`data-block`): several of the page may show one. */
  readonly blockId: string | undefined;
};

/** Elements that a run of words never goes beyond. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, pre, figcaption, caption, td, th, summary, dt, dd, blockquote, div';
/** What stands in the page and not in the words of the story; a formula counts as its TeX. */
const NOT_WORDS =
  '.anchor, .footnote-reference, .footnote-back, .story-status, .task-mark, button, script, style, math semantics > :not(annotation)';

/** Reads the words of an article off the page, block by block in reading order. */
export function readPageBlocks(article: Element): readonly PageBlock[] {
  const blocks = new Map<Element, { text: string; pieces: Piece[]; blockId: string | undefined }>();
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) {
      return node.matches(NOT_WORDS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    }
    return NodeFilter.FILTER_ACCEPT;
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement?.closest(BLOCKS);
    if (!(node instanceof Text) || !owner) continue;
    const block = blocks.get(owner) ?? { text: '', pieces: [], blockId: blockIdOf(owner) };
    block.pieces.push({ node, start: block.text.length });
    block.text += node.data;
    blocks.set(owner, block);
  }
  return [...blocks.values()].map((block, index) => ({ id: String(index), ...block }));
}

function blockIdOf(element: Element): string | undefined {
  return element.closest('[data-block]')?.getAttribute('data-block') ?? undefined;
}

/** The part of the page between two places of a block's text; undefined where it has no such words. */
export function rangeIn(block: PageBlock, start: number, end: number): Range | undefined {
  const first = block.pieces.findLast((piece) => piece.start <= start);
  const last = block.pieces.findLast((piece) => piece.start < end);
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** Which part of a block's text a range covers; undefined where it does not touch it. */
export function coveredBy(
  block: PageBlock,
  range: Range,
): { readonly start: number; readonly end: number } | undefined {
  let covered: { start: number; end: number } | undefined;
  for (const { node, start } of block.pieces) {
    const part = partOf(node, range);
    if (part === undefined) continue;
    covered = { start: covered?.start ?? start + part.start, end: start + part.end };
  }
  return covered;
}

function partOf(node: Text, range: Range): { readonly start: number; readonly end: number } | undefined {
  if (!range.intersectsNode(node)) return undefined;
  const start = node === range.startContainer ? range.startOffset : 0;
  const end = node === range.endContainer ? range.endOffset : node.length;
  // A neighbour whose edge the range only touches is not in it.
  if (node !== range.startContainer && range.comparePoint(node, 0) !== 0) return undefined;
  if (node !== range.endContainer && range.comparePoint(node, node.length) !== 0) return undefined;
  return start < end ? { start, end } : undefined;
}
