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
    if (hasClass(node, 'section-divider'))
      return node.tagName === 'hr' ? [element('hr', {})] : dividerOf(node, (sections += 1));
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
function repeatedHead(content: Element, title: string, subtitle: string): Element[] {
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
  if (node.tagName === 'pre') return [codeBlock(node)];
  return [{ ...node, properties: keptProperties(node, names) }];
}

const KEPT_CLASS = /^(?:graf--pullquote|graf--layout\w+|gallery)$/;

/** Attributes are of the editor, but for addresses, descriptions and the ids of headings that links go to. */
function keptProperties(node: Element, names: readonly string[]): Element['properties'] {
  const { href, src, alt, title, dateTime, dir, id } = node.properties;
  const className = names.filter((name) => KEPT_CLASS.test(name));
  return {
    ...Object.fromEntries(
      Object.entries({ href, src, alt, title, dateTime, dir }).filter(([, value]) => value !== undefined),
    ),
    ...(/^h[1-6]$/.test(node.tagName) && id !== undefined && { id }),
    ...(className.length > 0 && { className }),
  };
}

/** Code without the white space that the export's own mark-up puts around it. */
function codeBlock(pre: Element): Element {
  const language = attribute(pre, 'dataCodeBlockLang')?.replace(/[^\w+#-]/g, '') ?? '';
  const inside = pre.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = inside;
  const code = inside.length === 1 && isElement(only, 'code') ? only.children : pre.children;
  const trimmed = code.map((child, index) => {
    if (child.type !== 'text') return child;
    const start = index === 0 ? child.value.replace(/^\s*\n\s*/, '') : child.value;
    return { type: 'text' as const, value: index === code.length - 1 ? start.trimEnd() : start };
  });
  const properties = language === '' || language === 'none' ? {} : { className: [`language-${language}`] };
  return { ...pre, properties: {}, children: [element('code', properties, ...trimmed)] };
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
