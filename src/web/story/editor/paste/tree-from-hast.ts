import type { ElementContent, Properties, Root } from 'hast';
import type { PasteElement, PasteNode } from './paste-tree.ts';

/** The same from the tree that readers of Markdown and HTML make. */
export function treeFromHast(root: Root): PasteElement {
  return { tag: 'body', attributes: {}, children: childrenOf(root.children) };
}

function childrenOf(nodes: readonly (Root['children'][number] | ElementContent)[]): PasteNode[] {
  return nodes.flatMap((node): PasteNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    return [{ tag: node.tagName, attributes: attributesOf(node.properties), children: childrenOf(node.children) }];
  });
}

function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const name = property === 'className' ? 'class' : nameOf(property);
    attributes[name] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return attributes;
}

/** `dataFootnoteRef` is `data-footnote-ref`; all others are written as one word. */
function nameOf(property: string): string {
  if (!/^(?:data|aria)[A-Z]/.test(property)) return property.toLowerCase();
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
