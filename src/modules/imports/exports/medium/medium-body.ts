import type { Element, ElementContent } from 'hast';
import { attribute, classNames, findElement, isElement } from '../../convert/blocks/html-tree.ts';
import { element, findByClass, hasClass, mapElements, printHtml, tidy, tidyTextOf } from '../html/html-fragment.ts';

export type MediumBody = {
  readonly html: string;
  /** The picture that Medium shows in lists. */
  readonly cover?: { readonly source: string; readonly alt: string };
};

/** The body of a Medium post as neutral HTML, without the title and subtitle that the page shows above it. */
export function readMediumBody(content: Element, title: string, subtitle: string): MediumBody {
  const head = new Set(repeatedHead(content, title, subtitle));
  let sections = 0;
  const nodes = mapElements(withoutHead(content.children, head), (node): readonly ElementContent[] => {
    if (hasClass(node, 'section-divider')) return node.tagName === 'hr' ? [node] : dividerOf(node, (sections += 1));
    return rewrite(node);
  });
  const featured = findFeatured(content);
  return {
    html: printHtml(nodes).trim(),
    ...(featured !== undefined && { cover: featured }),
  };
}

/** Sections are parted by a line; the first stands at the top of the page. */
function dividerOf(divider: Element, position: number): ElementContent[] {
  return position === 1 ? [] : divider.children.filter((child) => isElement(child, 'hr'));
}

/** The title and subtitle as Medium repeats them at the head of the body. */
export function repeatedHead(content: Element, title: string, subtitle: string): Element[] {
  const titleGraf = findByClass(content.children, 'graf--title');
  const subtitleGraf = findByClass(content.children, 'graf--subtitle');
  return [...(isSame(titleGraf, title) ? [titleGraf] : []), ...(isSame(subtitleGraf, subtitle) ? [subtitleGraf] : [])];
}

function isSame(graf: Element | undefined, text: string): graf is Element {
  return graf !== undefined && text !== '' && tidyTextOf(graf) === tidy(text);
}

function withoutHead(nodes: readonly ElementContent[], head: ReadonlySet<Element>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return head.has(node) ? [] : [{ ...node, children: withoutHead(node.children, head) }];
  });
}

function rewrite(node: Element): readonly ElementContent[] {
  const names = classNames(node);
  if (names.includes('aspectRatioPlaceholder-fill')) return [];
  if (names.includes('graf--mixtapeEmbed')) return linkCard(node);
  if (names.includes('sectionLayout--outsetRow')) {
    const pictures = node.children.filter((child) => isElement(child, 'figure'));
    return pictures.length > 1 ? [{ ...node, properties: { className: ['gallery'] } }] : node.children;
  }
  if (node.tagName === 'section' || /^(?:section-|aspectRatioPlaceholder)/.test(names.join(' '))) return node.children;
  if (node.tagName === 'figure' && names.some((name) => name === 'graf--layoutOutsetLeft')) {
    return [{ ...node, properties: { className: ['alignleft'] } }];
  }
  if (node.tagName === 'pre') return [{ ...node, properties: preProperties(node) }];
  // `name` and `id` are of the editor; links inside the post go to the ids of headings.
  const { name: _name, dataHref: _href, ...properties } = node.properties;
  return [{ ...node, properties }];
}

function preProperties(pre: Element): Element['properties'] {
  const language = attribute(pre, 'dataCodeBlockLang');
  return language === undefined || language === 'none'
    ? {}
    : { className: [`language-${language.replace(/[^\w+#-]/g, '')}`] };
}

/** A card that leads elsewhere: a linked title, then what it says. */
function linkCard(card: Element): ElementContent[] {
  const link = card.children.find((child) => isElement(child, 'a') && !classNames(child).includes('mixtapeImage'));
  if (link?.type !== 'element') return card.children;
  const href = attribute(link, 'href') ?? '';
  const strong = findElement(link.children, 'strong');
  const rest = link.children.filter((child) => child !== strong && !isElement(child, 'br'));
  const label: ElementContent = strong ?? { type: 'text', value: href };
  return [element('p', {}, element('a', { href }, label), element('br', {}), ...rest)];
}

function findFeatured(content: Element): MediumBody['cover'] {
  const image = findFeaturedImage(content.children);
  const source = image === undefined ? undefined : attribute(image, 'src');
  return image === undefined || source === undefined ? undefined : { source, alt: attribute(image, 'alt') ?? '' };
}

function findFeaturedImage(nodes: readonly ElementContent[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'img' && node.properties['dataIsFeatured'] !== undefined) return node;
    const inside = findFeaturedImage(node.children);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
