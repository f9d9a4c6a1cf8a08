import type { Root as HastRoot } from 'hast';
import type { FootnoteDefinition, Root, RootContent } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Markdown, whose dialect is resolved, as an HTML tree: raw HTML in it is parsed and put in its place. */
export function markdownToHast(text: string): HastRoot {
  const tree = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(text);
  const toHtml = unified()
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '', footnoteLabel: 'Footnotes' })
    .use(rehypeRaw);
  return toHtml.runSync(withStrayFootnotes(tree));
}

/** A note that nothing refers to would vanish: its text goes to the end of the story. */
function withStrayFootnotes(tree: Root): Root {
  const referred = new Set<string>();
  const definitions: FootnoteDefinition[] = [];
  const waiting: RootContent[] = [...tree.children];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'footnoteReference') referred.add(node.identifier);
    if (node.type === 'footnoteDefinition') definitions.push(node);
    if ('children' in node) waiting.push(...node.children);
  }
  const stray = definitions.filter((definition) => !referred.has(definition.identifier)).toReversed();
  return { ...tree, children: [...tree.children, ...stray.flatMap((definition) => definition.children)] };
}
