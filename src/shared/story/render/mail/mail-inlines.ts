import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { isWebAddress } from '../../safe-href.ts';
import type { Inline, InlineImage, Mark } from '../../story-document.ts';
import { element, escapeHtml } from '../html.ts';
import { type MailContext, mailAddress, narrower } from './mail-context.ts';
import { MONO } from './mail-parts.ts';
import { mailPicture } from './mail-picture.ts';
import { oneSpace } from './mail-text-inlines.ts';
import { readableTex } from './readable-tex.ts';

/** Larger ones are no badge. In CSS pixels. */
const MOST_INLINE_WIDTH = 320;

/** A run of text as HTML with its styles inline. Neighbours that share an outer mark share its element. */
export function mailInlines(inlines: readonly Inline[], context: MailContext): string {
  return run(inlines, 0, context);
}

function run(inlines: readonly Inline[], depth: number, context: MailContext): string {
  let html = '';
  for (let index = 0; index < inlines.length;) {
    const inline = inlines[index];
    if (inline === undefined) break;
    const mark = markAt(inline, depth);
    const end = mark === undefined ? index + 1 : endOfMark(inlines, index, depth, mark);
    html +=
      mark === undefined
        ? leaf(inline, context)
        : marked(mark, run(inlines.slice(index, end), depth + 1, context), context);
    index = end;
  }
  return html;
}

function endOfMark(inlines: readonly Inline[], start: number, depth: number, mark: Mark): number {
  const wanted = JSON.stringify(mark);
  const rest = inlines.slice(start);
  const length = rest.findIndex((inline) => JSON.stringify(markAt(inline, depth)) !== wanted);
  return length === -1 ? inlines.length : start + length;
}

function markAt(inline: Inline, depth: number): Mark | undefined {
  return inline.type === 'text' ? inline.marks?.[depth] : undefined;
}

function leaf(inline: Inline, context: MailContext): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.text);
    case 'lineBreak':
      return '<br>';
    case 'inlineMath':
      return element('em', { dir: 'ltr' }, escapeHtml(readableTex(inline.tex)));
    case 'footnoteReference':
      return reference(context.story.footnoteNumbers.get(inline.footnoteId) ?? 0);
    case 'inlineImage':
      return inlineImage(inline, context);
    default:
      return inline satisfies never;
  }
}

/** Small and raised without moving the lines. */
function reference(number: number): string {
  return element('sup', { style: 'font-size:12px;line-height:12px' }, String(number));
}

function marked(mark: Mark, inner: string, context: MailContext): string {
  const { colours } = context;
  switch (mark.type) {
    case 'link':
      return mailLink(mark.href, inner, context);
    case 'strong':
      return element('strong', {}, inner);
    case 'emphasis':
      return element('em', {}, inner);
    case 'underline':
      return element('u', {}, inner);
    case 'strike':
      return element('s', {}, inner);
    case 'highlight':
      return element('span', { class: 'm', style: `background-color:${colours.marked}` }, inner);
    case 'subscript':
    case 'superscript':
      return element(mark.type === 'subscript' ? 'sub' : 'sup', { style: 'font-size:13px;line-height:13px' }, inner);
    case 'keyboard':
      return element(
        'span',
        {
          class: 'r l',
          style: `font-family:${MONO};font-size:15px;border:1px solid ${colours.border};background-color:${colours.raised};border-radius:3px`,
        },
        inner,
      );
    case 'code':
      return element(
        'code',
        { class: 'r', dir: 'ltr', style: `font-family:${MONO};font-size:15px;background-color:${colours.raised}` },
        inner,
      );
    default:
      return mark satisfies never;
  }
}

/** Words alone where they lead nowhere that a mail may lead to. */
export function mailLink(href: string, inner: string, context: MailContext, label?: string): string {
  const address = mailAddress(href, context);
  if (address === undefined || inner === '') return inner;
  const style = `color:${context.colours.accent};text-decoration:underline`;
  return element('a', { href: address, class: 'a', style, 'aria-label': label }, inner);
}

function inlineImage({ picture, alt, href }: InlineImage, context: MailContext): string {
  const address = href ?? (picture.kind === 'missing' && isWebAddress(picture.url) ? picture.url : undefined);
  const room = narrower({ ...context, width: Math.min(MOST_INLINE_WIDTH, context.width) }, 0);
  const inner =
    picture.kind === 'stored'
      ? mailPicture(picture, alt, room, 'vertical-align:middle')
      : escapeHtml(oneSpace(alt).trim() || storyBodyMessages.picture);
  if (address === undefined) return inner;
  return mailLink(address, inner, context, alt === '' && picture.kind === 'stored' ? address : undefined);
}
