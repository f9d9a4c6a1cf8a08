import type { PasteElement, PasteNode } from './paste-tree.ts';

/** Reads HTML of a clipboard. The document that is made is never part of the page: nothing in it runs or is fetched. */
export function treeFromHtml(html: string): PasteElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { tag: 'body', attributes: {}, children: childrenOf(body) };
}

function childrenOf(parent: Node): PasteNode[] {
  return Array.from(parent.childNodes).flatMap((node): PasteNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes: Record<string, string> = {};
    for (const { name, value } of node.attributes) attributes[name.toLowerCase()] = value;
    return [{ tag: node.localName.toLowerCase(), attributes, children: childrenOf(node) }];
  });
}
