import type { FootnoteReference, Inline, Mark, InlineImage } from '../story-document.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { element, escapeHtml } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { linkAttributes } from './resolve-link.ts';
import { isWebAddress } from '../safe-href.ts';
import { imageAttributes } from './picture-source.ts';

/** A run of text as HTML. Neighbours that share an outer mark share its element. */
export function renderInlines(inlines: readonly Inline[], context: RenderContext): string {
  return renderRun(inlines, 0, context);
}

function renderRun(inlines: readonly Inline[], depth: number, context: RenderContext): string {
  let html = '';
  let index = 0;
  while (index < inlines.length) {
    const inline = inlines[index];
    if (inline === undefined) break;
    const mark = markAt(inline, depth);
    if (mark === undefined) {
      html += renderLeaf(inline, context);
      index += 1;
      continue;
    }
    const end = endOfMark(inlines, index, depth, mark);
    html += renderMark(mark, renderRun(inlines.slice(index, end), depth + 1, context), context);
    index = end;
  }
  return html;
}

/** A line break inside a marked passage belongs to it when the same mark goes on after it. */
function endOfMark(inlines: readonly Inline[], start: number, depth: number, mark: Mark): number {
  const wanted = JSON.stringify(mark);
  let end = start + 1;
  for (let index = start + 1; index < inlines.length; index += 1) {
    const inline = inlines[index];
    if (inline === undefined) break;
    if (inline.type === 'lineBreak') continue;
    if (JSON.stringify(markAt(inline, depth)) !== wanted) break;
    end = index + 1;
  }
  return end;
}

function markAt(inline: Inline, depth: number): Mark | undefined {
  return inline.type === 'text' ? inline.marks?.[depth] : undefined;
}

function renderLeaf(inline: Inline, context: RenderContext): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.text);
    case 'lineBreak':
      return '<br>';
    case 'inlineMath':
      return context.renderMath?.(inline.tex, false) ?? element('code', {}, escapeHtml(inline.tex));
    case 'footnoteReference':
      return renderReference(inline, context);
    case 'inlineImage':
      return renderInlineImage(inline, context);
    default:
      return inline satisfies never;
  }
}

function renderMark(mark: Mark, inner: string, context: RenderContext): string {
  switch (mark.type) {
    case 'link':
      return element('a', { ...linkAttributes(mark.href, context), title: mark.title || undefined }, inner);
    case 'strong':
      return element('strong', {}, inner);
    case 'emphasis':
      return element('em', {}, inner);
    case 'underline':
      return element('u', {}, inner);
    case 'strike':
      return element('s', {}, inner);
    case 'highlight':
      return element('mark', {}, inner);
    case 'subscript':
      return element('sub', {}, inner);
    case 'superscript':
      return element('sup', {}, inner);
    case 'keyboard':
      return element('kbd', {}, inner);
    case 'code':
      return element('code', {}, inner);
    default:
      return mark satisfies never;
  }
}

function renderReference(reference: FootnoteReference, context: RenderContext): string {
  const id = reference.footnoteId;
  const number = context.footnoteNumbers.get(id) ?? 0;
  if (!context.isPage) return element('sup', {}, `[${number}]`);
  const use = (context.footnoteUses.get(id) ?? 0) + 1;
  context.footnoteUses.set(id, use);
  const link = element(
    'a',
    {
      id: footnoteReferenceId(id, use),
      href: `#fn-${id}`,
      role: 'doc-noteref',
      'aria-label': formatMessage(storyBodyMessages.footnoteNumber, { number }),
    },
    String(number),
  );
  return element('sup', { class: 'footnote-reference' }, link);
}

export function footnoteReferenceId(footnoteId: string, use: number): string {
  return use === 1 ? `fnref-${footnoteId}` : `fnref-${footnoteId}-${use}`;
}

function renderInlineImage(image: InlineImage, context: RenderContext): string {
  const { picture } = image;
  const href = image.href ?? (picture.kind === 'missing' && isWebAddress(picture.url) ? picture.url : undefined);
  const inner =
    picture.kind === 'stored'
      ? element('img', { ...imageAttributes(picture, 'inline', context), alt: image.alt, loading: 'lazy' })
      : element('span', {}, escapeHtml(image.alt || storyBodyMessages.picture));
  if (href === undefined) return inner;
  // A link needs a name, also where its only content is a decorative picture.
  const label = image.alt === '' && picture.kind === 'stored' ? href : undefined;
  return element('a', { ...linkAttributes(href, context), 'aria-label': label }, inner);
}
