import { findTag, lettersOf, type PasteElement, type PasteNode, styleOf } from './paste-tree.ts';

const LINES = new Set(['div', 'p', 'li', 'tr']);

/** Letters of code: breaks are lines. */
export function codeLetters(element: PasteElement): string {
  const letters = (node: PasteNode): string => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return '\n';
    const inside = node.children.map(letters).join('');
    return LINES.has(node.tag) ? `${inside}\n` : inside;
  };
  const text = element.children.map(letters).join('');
  return (lettersOf(element).trim() === '' ? '' : text).replaceAll('\u00a0', ' ').replace(/^\n|\s+$/g, '');
}

/** `pre`, and the boxes in which editors of code give what was copied. */
export function isCode(element: PasteElement): boolean {
  if (element.tag === 'pre') return findTag(element, 'table', 'img') === undefined;
  if (element.tag !== 'div' || !styleOf(element, 'white-space').startsWith('pre')) return false;
  return /mono|consolas|menlo|courier|monaco/.test(styleOf(element, 'font-family'));
}

/** The name that highlighters of pages give. */
export function languageOf(element: PasteElement): { language?: string } {
  const classes = `${element.attributes['class'] ?? ''} ${findTag(element, 'code')?.attributes['class'] ?? ''}`;
  const language = /\b(?:language|lang|highlight-source|brush:)-?\s?([\w+#-]{1,30})/.exec(classes)?.[1];
  return language === undefined ? {} : { language: language.toLowerCase() };
}
