import type { Element, ElementContent } from 'hast';
import { attribute, classNames, findElement, isElement } from '../../convert/blocks/html-tree.ts';
import {
  element,
  findAll,
  findByClass,
  hasClass,
  mapElements,
  parseHtml,
  printHtml,
  tidyTextOf,
} from '../html/html-fragment.ts';
import type { Notes } from '../report.ts';
import { dataOf, embedOf } from './substack-embeds.ts';

/** The body of a Substack post as neutral HTML. */
export function readSubstackBody(html: string, notes: Notes): string {
  const nodes = mapElements(parseHtml(html).children, (node) => rewrite(node, notes));
  const notesAtEnd = findAll(nodes, (node) => hasClass(node, 'footnote'));
  const body = mapElements(nodes, (node) => (hasClass(node, 'footnote') ? [] : [node]));
  return printHtml([...body, ...footnoteSection(notesAtEnd)]).trim();
}

const LEFT_OUT: readonly (readonly [string, string])[] = [
  ['subscription-widget-wrap-editor', 'A box that asks readers to subscribe'],
  ['subscription-widget-wrap', 'A box that asks readers to subscribe'],
  ['subscribe-widget', 'A box that asks readers to subscribe'],
  ['install-substack-app-embed', 'A box that advertises an app'],
  ['community-chat', 'A link to a chat of subscribers'],
  ['poll-embed', 'A poll'],
  ['paywall-jump', 'The mark where the paid part begins'],
];
const DROPPED = new Set(['image-link-expand', 'header-anchor-parent', 'header-anchor-widget', 'pencraft-button']);

function rewrite(node: Element, notes: Notes): readonly ElementContent[] {
  const names = classNames(node);
  const left = LEFT_OUT.find(([name]) => names.includes(name));
  if (left !== undefined || attribute(node, 'dataComponentName') === 'PaywallToDOM') {
    notes.say(`${left?.[1] ?? 'The mark where the paid part begins'} was left out.`);
    return [];
  }
  if (names.some((name) => DROPPED.has(name))) return [];
  if (names.includes('captioned-button-wrap')) return captionedButton(node, notes);
  if (names.includes('button-wrapper')) return button(node, notes);
  if (names.includes('footnote-anchor')) return [footnoteReference(node)];
  if (names.includes('captioned-image-container') || names.includes('image2-inset')) return node.children;
  if (names.includes('image-gallery-embed')) return gallery(node);
  if (node.tagName === 'picture') return node.children.filter((child) => !isElement(child, 'source'));
  if (node.tagName === 'a' && names.includes('image-link')) return imageLink(node);
  if (node.tagName === 'img') return [image(node)];
  if (names.includes('latex-rendered')) return formula(node);
  return embedOf(node, notes) ?? [node];
}

/** Buttons that only work on the old place are left out; the others become links. */
function button(node: Element, notes: Notes): readonly ElementContent[] {
  const link = findElement(node.children, 'a');
  const href = link === undefined ? '' : (attribute(link, 'href') ?? '');
  const label = tidyTextOf(node);
  const isOfThere = /\/subscribe\b|\/comments\b|action=share|%%|\/gift\b|\/referrals|utm_content=share|\/chat\b/.test(
    href,
  );
  if (!isOfThere && /^https?:/.test(href)) return [element('p', {}, element('a', { href }, label))];
  if (label !== '') notes.say(`The button “${label.slice(0, 60)}” was left out.`);
  return [];
}

function captionedButton(node: Element, notes: Notes): readonly ElementContent[] {
  notes.say('A box with a button was left out, but we kept its words.');
  return node.children.filter((child) => tidyTextOf(child) !== '');
}

function image(node: Element): Element {
  const data = dataOf(node);
  const src = data('src') || originalOf(attribute(node, 'src') ?? '');
  const alt = attribute(node, 'alt') ?? data('alt');
  const title = attribute(node, 'title') ?? data('title');
  return element('img', { src, alt, ...(title !== '' && { title }) });
}

/** The picture behind the addresses of Substack's picture server. */
function originalOf(src: string): string {
  const inner = /substackcdn\.com\/image\/fetch\/.*?(https?%3A%2F%2F[^/?#]+)/i.exec(src)?.[1];
  if (inner === undefined) return src;
  try {
    return decodeURIComponent(inner);
  } catch {
    return src;
  }
}

/** A picture that only leads to itself, larger, leads nowhere. */
function imageLink(node: Element): readonly ElementContent[] {
  const href = attribute(node, 'href') ?? '';
  const isPicture = /substackcdn\.com|substack-post-media|\.(?:jpe?g|png|gif|webp|heic|avif)(?:[?#]|$)/i.test(href);
  return isPicture ? node.children : [element('a', { href }, ...node.children)];
}

function gallery(node: Element): readonly ElementContent[] {
  const images = findAll(node.children, (child) => child.tagName === 'img');
  const caption = findByClass(node.children, 'image-caption') ?? findElement(node.children, 'figcaption');
  const pictures = element('div', { className: ['gallery'] }, ...images.map((child) => element('figure', {}, child)));
  return [
    element('figure', {}, pictures, ...(caption === undefined ? [] : [element('figcaption', {}, ...caption.children)])),
  ];
}

function formula(node: Element): readonly ElementContent[] {
  const tex = dataOf(node)('persistentExpression');
  return tex === '' ? [node] : [element('pre', { className: ['math-display'] }, tex)];
}

function footnoteReference(node: Element): Element {
  return element('a', { dataFootnoteRef: '', href: attribute(node, 'href') ?? '' }, tidyTextOf(node));
}

function footnoteSection(found: readonly Element[]): Element[] {
  if (found.length === 0) return [];
  const items = found.map((note) => {
    const number = findByClass(note.children, 'footnote-number');
    const content = findByClass(note.children, 'footnote-content');
    const id = number === undefined ? '' : (attribute(number, 'id') ?? '');
    return element('li', { id }, ...(content?.children ?? note.children.filter((child) => child !== number)));
  });
  return [element('section', { dataFootnotes: '' }, element('ol', {}, ...items))];
}
