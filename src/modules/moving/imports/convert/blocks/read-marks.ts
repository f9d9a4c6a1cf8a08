import type { Element } from 'hast';
import { cleanHref } from '#shared/story/safe-href.ts';
import type { Mark } from '#shared/story/story-document.ts';
import { attribute } from './html-tree.ts';
import type { Reader } from './reader.ts';

const MARK_OF: Readonly<Record<string, Exclude<Mark['type'], 'link'>>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  var: 'emphasis',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  mark: 'highlight',
  sub: 'subscript',
  sup: 'superscript',
  kbd: 'keyboard',
  code: 'code',
  samp: 'code',
  tt: 'code',
};

/** The marks that an element puts on the text inside it, after those already there. */
export function marksInside(element: Element, marks: readonly Mark[], reader: Reader): readonly Mark[] {
  if (element.tagName === 'a') return withLink(element, marks, reader);
  const type = MARK_OF[element.tagName];
  if (type !== undefined) return withMark(marks, type);
  const style = attribute(element, 'style') ?? '';
  const isBold = /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const isSlanted = /font-style:\s*italic/i.test(style);
  const bold = isBold ? withMark(marks, 'strong') : marks;
  return isSlanted ? withMark(bold, 'emphasis') : bold;
}

function withMark(marks: readonly Mark[], type: Exclude<Mark['type'], 'link'>): readonly Mark[] {
  return marks.some((mark) => mark.type === type) ? marks : [...marks, { type }];
}

function withLink(element: Element, marks: readonly Mark[], reader: Reader): readonly Mark[] {
  const raw = attribute(element, 'href');
  if (raw === undefined || raw.trim() === '') return marks;
  // Science cites by DOI, which browsers do not open by themselves.
  const href = cleanHref(raw.replace(/^doi:\s*(?=10\.)/i, 'https://doi.org/'));
  if (href === undefined) {
    reader.report('changed', `The link “${raw.slice(0, 80)}” isn’t a kind a story can have, so we kept its text.`);
    return marks;
  }
  const title = attribute(element, 'title')?.trim().slice(0, 2000);
  const link: Mark = title === undefined || title === '' ? { type: 'link', href } : { type: 'link', href, title };
  return [link, ...marks.filter((mark) => mark.type !== 'link')];
}
