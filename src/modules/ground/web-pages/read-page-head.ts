import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { isWebAddress } from '#shared/story/safe-href.ts';

/** What a page says of itself; texts in one line, the picture as a whole address. */
export type PageHeadFacts = {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
};

/** Own judgement: what a card has room for. */
const MOST_TITLE = 200;
const MOST_DESCRIPTION = 400;

/** Reads what the head of a page says of it: Open Graph, then the plain elements. Pure. */
export function readPageHead(html: string, url: string): PageHeadFacts {
  const metas = new Map<string, string>();
  let title = '';
  for (const element of elementsOf(unified().use(rehypeParse).parse(html))) {
    if (element.tagName === 'meta') {
      const name = textOf(element, 'property') || textOf(element, 'name');
      if (name !== '' && !metas.has(name)) metas.set(name.toLowerCase(), textOf(element, 'content'));
    }
    if (element.tagName === 'title' && title === '') {
      title = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    }
  }
  const first = (...names: readonly string[]) => names.map((name) => metas.get(name)).find(Boolean) ?? '';
  const named = first('og:image', 'twitter:image');
  const image = named === '' ? undefined : URL.parse(named, url)?.href;
  return {
    title: oneLine(first('og:title', 'twitter:title') || title, MOST_TITLE),
    description: oneLine(first('og:description', 'description', 'twitter:description'), MOST_DESCRIPTION),
    imageUrl: image !== undefined && isWebAddress(image) ? image : null,
  };
}

/** In the order of the page; without recursion, so that no page exhausts the stack. */
function* elementsOf(root: Root): Generator<Element> {
  const waiting: (Root['children'][number] | ElementContent)[] = root.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type !== 'element') continue;
    yield node;
    waiting.push(...node.children.toReversed());
  }
}

function textOf(element: Element, property: string): string {
  const value = element.properties[property];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function oneLine(text: string, most: number): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, most);
}
