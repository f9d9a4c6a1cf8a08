import type { Block, Inline, Picture, StoryDocument } from './story-document.ts';

/** Groups of blocks that a block holds, in reading order; empty for a block of text or a picture. */
export function childBlocks(block: Block): readonly (readonly Block[])[] {
  switch (block.type) {
    case 'blockQuote':
    case 'callout':
      return [block.blocks];
    case 'list':
      return block.items.map((item) => item.blocks);
    case 'table':
      return block.rows.flatMap((row) => row.map((cell) => cell.content));
    default:
      return [];
  }
}

/** Runs of inlines that a block itself holds (text, title, captions), not those of the blocks inside it. */
export function ownInlines(block: Block): readonly (readonly Inline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content];
    case 'pullQuote':
      return [block.content, block.attribution ?? []];
    case 'codeBlock':
    case 'image':
    case 'embed':
    case 'table':
      return [block.caption ?? []];
    case 'gallery':
      return [...block.images.map((image) => image.caption ?? []), block.caption ?? []];
    case 'callout':
      return [block.title ?? []];
    default:
      return [];
  }
}

/** Each block with its depth (1 at the top), containers before what they hold. */
export function* walkBlocks(blocks: readonly Block[], depth = 1): Generator<{ block: Block; depth: number }> {
  for (const block of blocks) {
    yield { block, depth };
    for (const children of childBlocks(block)) yield* walkBlocks(children, depth + 1);
  }
}

/** All blocks of a document, those of its footnotes last. */
export function* walkDocument(document: StoryDocument): Generator<{ block: Block; depth: number }> {
  yield* walkBlocks(document.blocks);
  for (const footnote of document.footnotes) yield* walkBlocks(footnote.blocks);
}

/** All inlines of a document: texts, breaks, formulas, references, small pictures. */
export function* walkInlines(document: StoryDocument): Generator<Inline> {
  for (const { block } of walkDocument(document)) {
    for (const inlines of ownInlines(block)) yield* inlines;
  }
}

/** All pictures of a document, those of cards that lead elsewhere too. */
export function* walkPictures(document: StoryDocument): Generator<Picture> {
  for (const { picture } of walkOwnPictures(document)) yield picture;
  for (const { block } of walkDocument(document)) {
    if (block.type === 'linkCard' && block.picture !== undefined) yield block.picture;
  }
}

/** The pictures that the writer put into a document, with their text alternative. */
export function* walkOwnPictures(document: StoryDocument): Generator<{ picture: Picture; alt: string }> {
  for (const { block } of walkDocument(document)) {
    if (block.type === 'image') yield { picture: block.picture, alt: block.alt };
    if (block.type === 'gallery') yield* block.images;
    for (const inline of ownInlines(block).flat()) if (inline.type === 'inlineImage') yield inline;
  }
}
