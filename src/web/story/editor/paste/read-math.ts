import { lettersOf, type PasteElement } from './paste-tree.ts';

/** The TeX of a formula as readers of Markdown write it: `code.language-math`, as a block inside of `pre`. */
export function texOf(element: PasteElement): string | undefined {
  const only = element.children.length === 1 ? element.children[0] : undefined;
  const code = element.tag === 'pre' && typeof only === 'object' ? only : element;
  if (code.tag !== 'code' || !/\blanguage-math\b/.test(code.attributes['class'] ?? '')) return undefined;
  return lettersOf(code).trim() || undefined;
}
