import type { Mark } from '#shared/story/story-document.ts';
import { type PasteElement, styleOf } from './paste-tree.ts';
import { pastedHref } from './pasted-href.ts';

const BY_TAG: Readonly<Record<string, Exclude<Mark['type'], 'link'>>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  mark: 'highlight',
  sub: 'subscript',
  sup: 'superscript',
  kbd: 'keyboard',
  code: 'code',
  samp: 'code',
  tt: 'code',
};

/** The marks of the text inside an element: fonts, sizes and colours are left behind. */
export function readMarks(outer: readonly Mark[], element: PasteElement): readonly Mark[] {
  let marks = outer;
  const byTag = BY_TAG[element.tag];
  if (byTag !== undefined) marks = withMark(marks, { type: byTag });
  if (element.tag === 'a') {
    const href = pastedHref(element.attributes['href'] ?? '');
    if (href !== undefined) marks = withMark(marks, { type: 'link', href });
  }
  if (element.attributes['style'] === undefined) return marks;
  const weight = styleOf(element, 'font-weight');
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) marks = withMark(marks, { type: 'strong' });
  // Google Docs wraps everything in a <b> that says it is none.
  else if (weight !== '' && weight !== 'inherit') marks = marks.filter(({ type }) => type !== 'strong');
  const slant = styleOf(element, 'font-style');
  if (slant === 'italic' || slant === 'oblique') marks = withMark(marks, { type: 'emphasis' });
  else if (slant === 'normal') marks = marks.filter(({ type }) => type !== 'emphasis');
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  if (line.includes('line-through')) marks = withMark(marks, { type: 'strike' });
  if (line.includes('underline')) marks = withMark(marks, { type: 'underline' });
  const height = styleOf(element, 'vertical-align');
  if (height === 'super') marks = withMark(marks, { type: 'superscript' });
  if (height === 'sub') marks = withMark(marks, { type: 'subscript' });
  return marks;
}

/** Marks as a text keeps them: what is linked is underlined anyway. */
export function settleMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.some(({ type }) => type === 'link') ? marks.filter(({ type }) => type !== 'underline') : marks;
}

function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  return [...marks.filter(({ type }) => type !== mark.type), mark];
}
