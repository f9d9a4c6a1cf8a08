import { mapOutsideCode } from './map-outside-code.ts';

/** TeX for certain: a command, or an index or power of a single sign. Prices and shell variables are not. */
const SINGLE_DOLLAR =
  /(?<![\\$\w])\$(?=[^\s$])((?:[^$\n\\]|\\.)*?(?:\\[a-zA-Z]{2,}|[A-Za-z}]\s?[_^]\s?[\w{])(?:[^$\n\\]|\\.)*?)(?<=\S)\$(?![\w$])/g;
const DOUBLE_DOLLAR = /(?<![\\$])\$\$(?!\$)([^$]+?)\$\$(?!\$)/g;
const LOOKS_LIKE_TEX = /\\[a-zA-Z]+|[_^=+<>]|\b[a-z]\b/i;

export type MarkedText = { readonly text: string; readonly hasMath: boolean };

/**
 * Marks mathematics with the delimiters that the parser reads (`$$`), and escapes every other pair of
 * dollars so that it stays text. A text without mathematics comes back untouched.
 */
export function markMath(text: string): MarkedText {
  if (!text.includes('$')) return { text, hasMath: false };
  let hasMath = false;
  function mark(tex: string): string {
    hasMath = true;
    return /^\s*\n|\n\s*$/.test(tex) ? `\uE000\n${tex.trim()}\n\uE000` : `\uE000${tex}\uE000`;
  }
  const marked = mapOutsideCode(text, (prose) =>
    prose
      .replace(DOUBLE_DOLLAR, (whole, tex: string) => (LOOKS_LIKE_TEX.test(tex) ? mark(tex) : whole))
      .replace(SINGLE_DOLLAR, (_whole, tex: string) => mark(tex))
      .replace(/\${2,}/g, (dollars) => dollars.replaceAll('$', '\\$')),
  );
  return hasMath ? { text: marked.replaceAll('\uE000', () => '$$'), hasMath } : { text, hasMath };
}
