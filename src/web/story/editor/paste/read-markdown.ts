import type { Nodes, Parents, Root } from 'mdast';
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
  const tree = read(text);
  const prices = pricesIn(tree, text);
  if (prices.length === 0) return treeFromHast(toHast.runSync(tree));
  // Read again with these signs as letters, so that what stands between them is read as well.
  const plain = prices.reduceRight((all, place) => `${all.slice(0, place)}\\${all.slice(place)}`, text);
  return treeFromHast(toHast.runSync(read(plain)));
}

function read(text: string): Root {
  const tree = parser.parse(text);
  setFormulasApart(tree, text);
  return tree;
}

/** `$$…$$` that is a paragraph of its own is shown in a line of its own, also where it is written in one. */
function setFormulasApart(parent: Parents, text: string): void {
  for (const [index, child] of parent.children.entries()) {
    const only = child.type === 'paragraph' && child.children.length === 1 ? child.children[0] : undefined;
    if (only?.type === 'inlineMath' && text.startsWith('$$', only.position?.start.offset)) {
      const code = { type: 'element' as const, tagName: 'code', properties: { className: ['language-math'] } };
      const hChildren = [{ ...code, children: [{ type: 'text' as const, value: only.value }] }];
      parent.children[index] = { type: 'math', value: only.value, data: { hName: 'pre', hChildren } };
    } else if ('children' in child) setFormulasApart(child, text);
  }
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
