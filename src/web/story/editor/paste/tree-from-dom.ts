import type { PasteElement, PasteNode } from './paste-tree.ts';

/** Where a style attribute waits, so that it is text to us and nothing to the browser. */
const STYLE = 'data-pasted-style';

/**
 * HTML whose styles are set aside: a document that is parsed obeys the content policy of its page, which allows none
 * and would tell of each.
 */
export function setStylesAside(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/([\s"'])style\s*=/gi, `$1${STYLE}=`));
}

/** Reads HTML of a clipboard. The document that is made is never part of the page: nothing in it runs or is fetched. */
export function treeFromHtml(html: string): PasteElement {
  const { body } = new DOMParser().parseFromString(setStylesAside(html), 'text/html');
  return { tag: 'body', attributes: {}, children: childrenOf(body) };
}

function childrenOf(parent: Node): PasteNode[] {
  return Array.from(parent.childNodes).flatMap((node): PasteNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes: Record<string, string> = {};
    for (const { name, value } of node.attributes) attributes[name === STYLE ? 'style' : name.toLowerCase()] = value;
    return [{ tag: node.localName.toLowerCase(), attributes, children: childrenOf(node) }];
  });
}
