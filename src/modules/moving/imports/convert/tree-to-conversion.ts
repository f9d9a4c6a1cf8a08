import type { Root } from 'hast';
import type { Block, Footnote, FootnoteReference } from '#shared/story/story-document.ts';
import { walkInlines } from '#shared/story/walk.ts';
import { createReader } from './blocks/create-reader.ts';
import { isElement } from './blocks/html-tree.ts';
import { isFootnoteSection, readFootnotes } from './blocks/read-footnotes.ts';
import type { HtmlNode } from './blocks/reader.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { limitDepth } from './limit-depth.ts';

/** The document of a whole HTML tree. */
export function treeToConversion(tree: Root, options: ConvertOptions): Conversion {
  const { reader, problems, images } = createReader(options);
  const nodes = bodyOf(tree.children);
  const section = nodes.find(isFootnoteSection);
  const blocks = reader.readBlocks(nodes.filter((node) => node !== section));
  const footnotes = section === undefined ? [] : readFootnotes(section, reader);
  const shallow = limitDepth(blocks, reader);
  const document = {
    version: 1 as const,
    blocks: shallow,
    footnotes: withMissing(footnotes, shallow).map((note) => ({ ...note, blocks: limitDepth(note.blocks, reader) })),
  };
  return { document, problems, images: [...images] };
}

function bodyOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const html = nodes.find((node) => isElement(node, 'html'));
  if (!isElement(html)) return nodes;
  const body = html.children.find((node) => isElement(node, 'body'));
  return isElement(body) ? body.children : html.children;
}

/** A reference whose note stands inside other markup must still find one, or the document is not valid. */
function withMissing(footnotes: readonly Footnote[], blocks: readonly Block[]): Footnote[] {
  const known = new Set(footnotes.map((footnote) => footnote.id));
  const references = [...walkInlines({ version: 1, blocks, footnotes })].filter(
    (inline): inline is FootnoteReference => inline.type === 'footnoteReference',
  );
  const missing = new Set(references.map((reference) => reference.footnoteId).filter((id) => !known.has(id)));
  return [...footnotes, ...[...missing].map((id) => ({ id, blocks: [] }))];
}
