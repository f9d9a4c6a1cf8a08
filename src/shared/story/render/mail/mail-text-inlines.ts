import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { isWebAddress } from '../../safe-href.ts';
import type { Inline } from '../../story-document.ts';
import { type MailContext, mailAddress } from './mail-context.ts';
import { cleanText } from './mail-tokens.ts';
import { readableTex } from './readable-tex.ts';

/** What the parts of one plain text share: addresses in the order in which they get their numbers. */
export type TextContext = { readonly mail: MailContext; readonly links: string[] };

/** The words of a run in one or more lines, each link with the number of its address behind it. */
export function textInlines(inlines: readonly Inline[], context: TextContext): string {
  let text = '';
  for (let index = 0; index < inlines.length;) {
    const inline = inlines[index];
    if (inline === undefined) break;
    const href = hrefOf(inline);
    const end = href === undefined ? index + 1 : endOfLink(inlines, index, href);
    const words = inlines
      .slice(index, end)
      .map((one) => wordsOf(one, context))
      .join('');
    text += href === undefined ? words : textLink(href, words, context);
    index = end;
  }
  return text;
}

/** Nothing behind words that are their own address, or that lead nowhere. */
export function textLink(href: string, words: string, context: TextContext): string {
  const address = mailAddress(href, context.mail);
  if (address === undefined || words.trim() === '' || words.trim() === address) return words;
  const clean = cleanText(address);
  if (!context.links.includes(clean)) context.links.push(clean);
  return `${words.trimEnd()} [${context.links.indexOf(clean) + 1}]${/\s$/.test(words) ? ' ' : ''}`;
}

function endOfLink(inlines: readonly Inline[], start: number, href: string): number {
  const length = inlines.slice(start).findIndex((inline) => hrefOf(inline) !== href);
  return length === -1 ? inlines.length : start + length;
}

function hrefOf(inline: Inline): string | undefined {
  if (inline.type !== 'text') return undefined;
  return inline.marks?.find((mark) => mark.type === 'link')?.href;
}

function wordsOf(inline: Inline, context: TextContext): string {
  switch (inline.type) {
    case 'text':
      return oneSpace(inline.text);
    case 'lineBreak':
      return '\n';
    case 'inlineMath':
      return oneSpace(readableTex(inline.tex));
    case 'footnoteReference':
      return raised(context.mail.story.footnoteNumbers.get(inline.footnoteId) ?? 0);
    case 'inlineImage': {
      const { picture, alt } = inline;
      const href = inline.href ?? (picture.kind === 'missing' && isWebAddress(picture.url) ? picture.url : undefined);
      const words = oneSpace(alt).trim() || (picture.kind === 'missing' ? storyBodyMessages.picture : '');
      const shown = words === '' ? '' : `[${words}]`;
      return href === undefined ? shown : textLink(href, shown, context);
    }
    default:
      return inline satisfies never;
  }
}

/** As HTML shows it: blanks and ends of lines in a text are one blank. */
export function oneSpace(text: string): string {
  return cleanText(text).replace(/[ \t\n\r\f\u2028\u2029]+/g, ' ');
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number of a note as one sets it, so that nobody takes it for that of a link. */
export function raised(number: number): string {
  return Array.from(String(number), (digit) => RAISED[Number(digit)] ?? '').join('');
}
