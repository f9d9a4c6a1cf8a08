import type { Element, ElementContent, Root, RootContent } from 'hast';
import { elementsOf } from './find-article.ts';

const NOISE = new Set(
  'nav footer form script style noscript template button dialog select input textarea label svg canvas object'.split(
    ' ',
  ),
);
const ROLES = new Set(['navigation', 'complementary', 'banner', 'contentinfo', 'search', 'dialog', 'menu']);
/** Whole words of class names and ids that sites give to what stands around a story. */
const AROUND =
  /(?:^|[\s_-])(?:share|sharing|social|related|recommend(?:ed|ations)?|newsletter|subscribe|subscription|comments?|sidebar|promo|advert(?:isement)?|ads?|cookie|breadcrumbs?|pagination|skip|toc|screen-reader-text)(?:$|[\s_-])/i;

/**
 * Takes out of a page what sites put around and into a story, and the heading that says its title; pictures that wait
 * for a script get their addresses. Changes the tree.
 */
export function clearPage(page: Root, title: string): void {
  const isHeading = createTitleTest(title);
  page.children = page.children.filter((child) => !isAround(child));
  for (const element of elementsOf(page)) {
    element.children = element.children.filter((child) => !isAround(child) && !isHeading(child));
    if (element.tagName === 'img') wakePicture(element);
  }
}

function isAround(node: ElementContent | RootContent): boolean {
  if (node.type !== 'element') return false;
  const { tagName, properties } = node;
  if (NOISE.has(tagName) || properties['hidden'] === true || String(properties['ariaHidden']) === 'true') return true;
  if (ROLES.has(properties['role'] ?? '')) return true;
  // Text is never thrown away for its class: sites name those after anything.
  if (['p', 'figure', 'pre', 'blockquote', 'table'].includes(tagName)) return false;
  const names = [properties['className'], properties['id']].flat().join(' ');
  return AROUND.test(names);
}

/** The first heading that says what the title says: a draft has a title of its own. */
function createTitleTest(title: string): (node: ElementContent) => boolean {
  let isFound = false;
  return (node) => {
    if (isFound || node.type !== 'element' || node.tagName !== 'h1') return false;
    const [words, wanted] = [plain(wordsOf(node)), plain(title)];
    // Pages add the name of the site to one of the two; that name alone is no title.
    isFound = words.length * 2 > wanted.length && (wanted.includes(words) || (wanted !== '' && words.includes(wanted)));
    return isFound;
  };
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

function wordsOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('');
}

const LAZY = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigFile'] as const;

function wakePicture(image: Element): void {
  const source = image.properties['src'] ?? '';
  if (source !== '' && !source.startsWith('data:')) return;
  const [set] = [image.properties['srcSet'] ?? image.properties['dataSrcset']].flat();
  const fromSet = typeof set === 'string' ? set.trim().split(/[\s,]/)[0] : undefined;
  const waiting = LAZY.map((name) => image.properties[name]).find((value) => typeof value === 'string');
  const address = waiting ?? fromSet;
  if (address) image.properties['src'] = address;
}
