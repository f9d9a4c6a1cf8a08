import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { classNames, textOf } from '../../convert/blocks/html-tree.ts';
import type { HtmlNode } from '../../convert/blocks/reader.ts';
import { cleanText } from '../../convert/clean-text.ts';
import { refuseHostileText } from '../../convert/refuse-hostile-text.ts';

/** The tree of a fragment or a whole page. Throws `UnreadableTextError` for a text made to do harm. */
export function parseHtml(html: string): Root {
  const text = cleanText(html);
  refuseHostileText(text, 'html');
  return unified()
    .use(rehypeParse, { fragment: !/<html[\s>]/i.test(text) })
    .parse(text);
}

export function printHtml(nodes: readonly HtmlNode[]): string {
  return toHtml({ type: 'root', children: nodes.filter((node) => node.type !== 'doctype') });
}

/** The words of a cell, a title or a caption that may hold mark-up or entities; white space is made one space. */
export function wordsOf(html: string): string {
  if (!/[&<]/.test(html)) return tidy(html);
  return tidy(parseHtml(html).children.map(textOf).join(''));
}

/** The same for a text in which `<` is a sign: only its entities are read. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? wordsOf(text.replaceAll('<', '&lt;')) : tidy(text);
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of a node, white space made one space. */
export function tidyTextOf(node: HtmlNode): string {
  return tidy(textOf(node));
}

export function hasClass(node: HtmlNode, ...names: readonly string[]): boolean {
  return node.type === 'element' && classNames(node).some((name) => names.includes(name));
}

/** Every element below that the test takes, in reading order. */
export function findAll(nodes: readonly HtmlNode[], takes: (found: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return [...(takes(node) ? [node] : []), ...findAll(node.children, takes)];
  });
}

export function findByClass(nodes: readonly HtmlNode[], name: string): Element | undefined {
  return findAll(nodes, (found) => hasClass(found, name))[0];
}

/** Rewrites elements from the inside out; `rewrite` answers what stands in the place of one. */
export function mapElements(
  nodes: readonly HtmlNode[],
  rewrite: (found: Element) => readonly ElementContent[],
): ElementContent[] {
  return nodes.flatMap((node): readonly ElementContent[] => {
    if (node.type === 'doctype' || node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    return rewrite({ ...node, children: mapElements(node.children, rewrite) });
  });
}

export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  const content = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  );
  return { type: 'element', tagName, properties, children: content };
}
