import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { PasteElement } from './paste-tree.ts';
import { treeFromHast } from './tree-from-hast.ts';

/** Markdown as what the readers of pastes read; HTML in it is left out. Loaded when Markdown is pasted. */
export function readMarkdown(text: string): PasteElement {
  const tree = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(text);
  return treeFromHast(unified().use(remarkRehype, { clobberPrefix: 'note-' }).runSync(tree));
}
