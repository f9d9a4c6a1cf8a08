import type { Element, ElementContent } from 'hast';
import type { Footnote, FootnoteReference } from '#shared/story/story-document.ts';
import { attribute, findElement, isElement } from './html-tree.ts';
import { nothingAround, type HtmlNode, type Reader } from './reader.ts';

/** The reference behind a link to a note, or undefined for any other link. */
export function readFootnoteReference(element: Element, reader: Reader): FootnoteReference | undefined {
  if (element.tagName !== 'a' || attribute(element, 'dataFootnoteRef') === undefined) return undefined;
  const name = (attribute(element, 'href') ?? '').replace(/^#/, '');
  return name === '' ? undefined : { type: 'footnoteReference', footnoteId: reader.footnoteId(name) };
}

export function isFootnoteSection(node: HtmlNode): node is Element {
  return isElement(node, 'section') && attribute(node, 'dataFootnotes') !== undefined;
}

/** The notes of a footnote section, in its order. */
export function readFootnotes(section: Element, reader: Reader): Footnote[] {
  const list = findElement(section.children, 'ol');
  const items = (list?.children ?? []).filter((child) => isElement(child, 'li'));
  return items.map((item) => ({
    id: reader.footnoteId(isElement(item) ? (attribute(item, 'id') ?? '') : ''),
    blocks: isElement(item) ? reader.readBlocks(withoutBackLinks(item).children, nothingAround) : [],
  }));
}

function withoutBackLinks(element: Element): Element {
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      return attribute(child, 'dataFootnoteBackref') === undefined ? [withoutBackLinks(child)] : [];
    }),
  };
}
