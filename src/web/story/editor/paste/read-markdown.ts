import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { PasteElement } from './paste-tree.ts';
import { treeFromHast } from './tree-from-hast.ts';

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath);
const toHast = unified().use(remarkRehype, { clobberPrefix: 'note-' });

/** Markdown as what the readers of pastes read; HTML in it is left out. Loaded when Markdown is pasted. */
export function readMarkdown(text: string): PasteElement {
  const tree = parser.parse(text);
  const prices = pricesIn(tree, text);
  if (prices.length === 0) return treeFromHast(toHast.runSync(tree));
  // Read again with these signs as letters, so that what stands between them is read as well.
  const plain = prices.reduceRight((all, place) => `${all.slice(0, place)}\\${all.slice(place)}`, text);
  return treeFromHast(toHast.runSync(parser.parse(plain)));
}

/** Where a `$` stands that begins no formula: a space or a bracket behind it or before the closing one, or a digit after that. */
function pricesIn(tree: Root, text: string): readonly number[] {
  const places: number[] = [];
  const visit = (node: Nodes): void => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'inlineMath' && start !== undefined && end !== undefined) {
      const isDouble = text.startsWith('$$', start);
      const inside = text.slice(start + 1, end - 1);
      const isPrice = /^\s|[\s([{/–-]$/.test(inside) || /\d/.test(text.charAt(end));
      if (!isDouble && isPrice) places.push(start, end - 1);
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return places;
}
