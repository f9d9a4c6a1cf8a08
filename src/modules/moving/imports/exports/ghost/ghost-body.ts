import type { Element, ElementContent } from 'hast';
import type { ImportedBody } from '../../imported-story.ts';
import { attribute, isElement } from '../../convert/blocks/html-tree.ts';
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
import { withoutGhostUrl } from './ghost-site.ts';
import type { GhostPost } from './ghost-tables.ts';
import { lexicalToHtml } from './lexical-to-html.ts';
import { mobiledocToHtml } from './mobiledoc-to-html.ts';

/** The best form of the text that the row has: the HTML that readers saw, else what the editor kept. */
export function readGhostBody(post: GhostPost, notes: Notes): ImportedBody | undefined {
  const html = htmlOf(post, notes);
  if (html !== undefined) {
    return { format: 'html', text: ghostCards(withoutGhostUrl(html), notes), dialect: 'ghost' };
  }
  const markdown = post.markdown?.trim() ?? '';
  if (markdown !== '') return { format: 'markdown', text: withoutGhostUrl(markdown), dialect: 'ghost' };
  const plain = post.plaintext?.trim() ?? '';
  if (plain !== '') {
    notes.say(`Of “${post.title ?? post.id}” only the plain text is in the export.`);
    return { format: 'markdown', text: plain.replace(/([\\`*_[\]<>#])/g, '\\$1'), dialect: 'plain' };
  }
  // A post without a word may still be one: a draft that was only titled.
  return post.status === 'draft' || post.html === '' ? { format: 'html', text: '', dialect: 'ghost' } : undefined;
}

function htmlOf(post: GhostPost, notes: Notes): string | undefined {
  if ((post.html?.trim() ?? '') !== '') return post.html ?? undefined;
  if ((post.lexical?.trim() ?? '') !== '') return lexicalToHtml(post.lexical ?? '', notes);
  if ((post.mobiledoc?.trim() ?? '') !== '') return mobiledocToHtml(post.mobiledoc ?? '', notes);
  return undefined;
}

/** Cards of Ghost's own mark-up in the words of HTML. */
function ghostCards(html: string, notes: Notes): string {
  if (!html.includes('kg-') && !html.includes('data-members')) return html;
  return printHtml(mapElements(parseHtml(html).children, (node) => card(node, notes)));
}

function card(node: Element, notes: Notes): readonly ElementContent[] {
  if (hasClass(node, 'kg-bookmark-card')) return bookmark(node);
  if (hasClass(node, 'kg-toggle-card')) return toggle(node);
  if (hasClass(node, 'kg-gallery-row')) return node.children;
  if (hasClass(node, 'kg-audio-card', 'kg-video-card')) return media(node);
  if (hasClass(node, 'kg-file-card')) return fileLink(node);
  if (hasClass(node, 'kg-signup-card', 'kg-cta-card')) {
    notes.say(`A box that asks readers to sign up was left out: “${tidyTextOf(node).slice(0, 80)}”.`);
    return [];
  }
  if (hasClass(node, 'kg-callout-emoji')) return [element('p', {}, ...node.children)];
  return [node];
}

function bookmark(node: Element): readonly ElementContent[] {
  const link = findByClass(node.children, 'kg-bookmark-container');
  const title = findByClass(node.children, 'kg-bookmark-title');
  const description = findByClass(node.children, 'kg-bookmark-description');
  const caption = node.children.filter((child) => isElement(child, 'figcaption'));
  const href = link === undefined ? undefined : attribute(link, 'href');
  if (href === undefined) return node.children;
  const label = title === undefined ? href : tidyTextOf(title);
  const words = description === undefined ? '' : tidyTextOf(description);
  const publisher = ['kg-bookmark-author', 'kg-bookmark-publisher'].flatMap(
    (name) => findByClass(node.children, name) ?? [],
  );
  const credit = publisher
    .map(tidyTextOf)
    .filter((text) => text !== '')
    .join(' · ');
  const lines = [words, credit].flatMap((text) => (text === '' ? [] : [element('br', {}), text]));
  const captionText = caption.map((child) => element('p', {}, ...(child.type === 'element' ? child.children : [])));
  return [element('p', {}, element('a', { href }, element('strong', {}, label)), ...lines), ...captionText];
}

function toggle(node: Element): readonly ElementContent[] {
  const heading = findByClass(node.children, 'kg-toggle-heading-text');
  const content = findByClass(node.children, 'kg-toggle-content');
  if (heading === undefined || content === undefined) return [node];
  return [element('details', {}, element('summary', {}, ...heading.children), ...content.children)];
}

function media(node: Element): readonly ElementContent[] {
  const title = findByClass(node.children, 'kg-audio-title');
  const caption = node.children.find((child) => isElement(child, 'figcaption'));
  const [player] = findAll(node.children, (child) => child.tagName === 'audio' || child.tagName === 'video');
  if (player === undefined) return node.children;
  const label = title === undefined ? {} : { title: tidyTextOf(title) };
  const plain = element('iframe', { src: attribute(player, 'src') ?? '', ...label });
  return [element('figure', {}, plain, ...(caption?.type === 'element' ? [caption] : []))];
}

function fileLink(node: Element): readonly ElementContent[] {
  const link = findByClass(node.children, 'kg-file-card-container');
  const href = link === undefined ? undefined : attribute(link, 'href');
  const words = ['kg-file-card-title', 'kg-file-card-filename'].flatMap(
    (name) => findByClass(node.children, name) ?? [],
  );
  if (href === undefined) return node.children;
  const caption = findByClass(node.children, 'kg-file-card-caption');
  const label = words.map(tidyTextOf).find((text) => text !== '') ?? href;
  const rest = caption === undefined ? [] : [element('br', {}), tidyTextOf(caption)];
  return [element('p', {}, element('a', { href }, label), ...rest)];
}
