import type { Block, Inline, StoryDocument } from './story-document.ts';
import { childBlocks, ownInlines } from './walk.ts';

/** The words of a run, without marks; a formula as its TeX, a footnote reference as nothing. */
export function inlinesToText(inlines: readonly Inline[]): string {
  return inlines.map(inlineToText).join('');
}

function inlineToText(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'lineBreak':
      return '\n';
    case 'inlineMath':
      return inline.tex;
    case 'inlineImage':
      return inline.alt;
    case 'footnoteReference':
      return '';
  }
}

/** Every word of a story in reading order, blocks parted by an empty line: for search and counting. */
export function plainText(document: StoryDocument): string {
  const footnotes = document.footnotes.flatMap((footnote) => footnote.blocks);
  return [...document.blocks, ...footnotes]
    .map(blockToText)
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The words of a block and of those within it; of a picture none. */
export function blockToText(block: Block): string {
  const children = childBlocks(block).map((group) => group.map(blockToText).join('\n'));
  return [ownText(block), ...ownInlines(block).map(inlinesToText), ...children]
    .filter((text) => text.trim() !== '')
    .join('\n');
}

function ownText(block: Block): string {
  if (block.type === 'codeBlock') return block.text;
  if (block.type === 'mathBlock') return block.tex;
  if (block.type === 'linkCard') return [block.title, block.description ?? ''].join('\n').trim();
  if (block.type === 'embed') return block.title ?? '';
  return '';
}

/**
 * The first sentences of a story in plain text, at most `maxLength` characters, cut between words with
 * an ellipsis. Taken from paragraphs outside of tables; from any text where there are none.
 */
export function excerpt(document: StoryDocument, maxLength = 280): string {
  let prose = '';
  for (const paragraph of proseOf(document.blocks)) {
    prose = `${prose} ${paragraph}`.replace(/\s+/g, ' ').trim();
    if (prose.length > maxLength) break;
  }
  return shorten(prose === '' ? plainText(document).replace(/\s+/g, ' ').trim() : prose, maxLength);
}

/** Paragraphs as sentences: cells of tables are none, and a formula is an ellipsis where it is more than a letter. */
function* proseOf(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.type === 'table') continue;
    if (block.type === 'paragraph') {
      yield block.content
        .map((inline) => (inline.type === 'inlineMath' && !SHORT_FORMULA.test(inline.tex) ? '…' : inlineToText(inline)))
        .join('');
    }
    for (const children of childBlocks(block)) yield* proseOf(children);
  }
}

const SHORT_FORMULA = /^[\p{L}\p{N}.,]{1,8}$/u;

export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  // A script without spaces is cut where it is; a word is never cut in two where the text has spaces near by.
  const kept = lastSpace > maxLength * 0.6 ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
