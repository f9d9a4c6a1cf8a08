import type { Element } from 'hast';
import type { HtmlNode } from './reader.ts';

export function isElement(node: HtmlNode | undefined, ...names: readonly string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** An attribute as text; undefined where it is absent. Names are those of the DOM (`className`). */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function classNames(element: Element): readonly string[] {
  return (attribute(element, 'className') ?? '').split(/\s+/).filter((name) => name !== '');
}

/** The text inside, exactly as it stands; comments left out. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.children.map(textOf).join('');
}

export function hasWords(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => /[^\s]/.test(textOf(node)));
}

/** The first element of one of the names, at any depth, in reading order. */
export function findElement(nodes: readonly HtmlNode[], ...names: readonly string[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (names.includes(node.tagName)) return node;
    const inside = findElement(node.children, ...names);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
