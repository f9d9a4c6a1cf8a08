import { element, withBlockId } from './render/html.ts';
import { createRenderContext, type RenderContext, type RenderOptions } from './render/render-context.ts';
import { renderCodeBlock, renderMathBlock } from './render/render-code.ts';
import { renderEmbed, renderLinkCard } from './render/render-embed.ts';
import { renderGallery, renderImage } from './render/render-figure.ts';
import { renderFootnotes } from './render/render-footnotes.ts';
import { renderList } from './render/render-list.ts';
import { renderBlockQuote, renderCallout, renderPullQuote } from './render/render-quotes.ts';
import { renderTable } from './render/render-table.ts';
import { renderHeading, renderParagraph } from './render/render-text-blocks.ts';
import type { Block, StoryDocument } from './story-document.ts';
import { tableOfContents, type TableOfContentsEntry } from './table-of-contents.ts';

export type RenderedStory = { readonly html: string; readonly tableOfContents: readonly TableOfContentsEntry[] };

/**
 * The one renderer of story bodies: a validated document as safe HTML for a page, a feed, a mail or an
 * export. Pure: the same document and options give the same HTML. Every text is escaped where it is
 * written; no element of ours has a style or a script.
 */
export function renderStory(document: StoryDocument, options: RenderOptions): RenderedStory {
  const context = createRenderContext(document, options);
  const body = renderBlocks(document.blocks, context);
  const notes = renderFootnotes(document.footnotes, context, renderBlocks);
  return { html: body + notes, tableOfContents: tableOfContents(document) };
}

function renderBlocks(blocks: readonly Block[], context: RenderContext): string {
  const mark = (html: string, id: string) => (context.options.isMarked === true ? withBlockId(html, id) : html);
  return blocks.map((block) => mark(renderBlock(block, context), block.id)).join(context.isPage ? '\n' : '');
}

function renderBlock(block: Block, context: RenderContext): string {
  switch (block.type) {
    case 'paragraph':
      return renderParagraph(block, context);
    case 'heading':
      return renderHeading(block, context);
    case 'blockQuote':
      return renderBlockQuote(block, context, renderBlocks);
    case 'pullQuote':
      return renderPullQuote(block, context);
    case 'codeBlock':
      return renderCodeBlock(block, context);
    case 'mathBlock':
      return renderMathBlock(block, context);
    case 'image':
      return renderImage(block, context);
    case 'gallery':
      return renderGallery(block, context);
    case 'embed':
      return renderEmbed(block, context);
    case 'linkCard':
      return renderLinkCard(block, context);
    case 'list':
      return renderList(block, context, renderBlocks);
    case 'table':
      return renderTable(block, context, renderBlocks);
    case 'callout':
      return renderCallout(block, context, renderBlocks);
    case 'separator':
      return element('hr');
    default:
      return block satisfies never;
  }
}
