import { cleanHref } from '#shared/story/safe-href.ts';
import { escapeHtml } from '../../convert/shortcodes/neutral-html.ts';
import { UnreadableTextError } from '../../convert/unreadable-text-error.ts';
import type { Notes } from '../report.ts';
import { type CardFields, cardHtml, isFields, textField } from './card-html.ts';
import { markdownCardHtml } from './markdown-card.ts';

const MAX_DEPTH = 100;

/** Bits of `format` on a text, outermost first. */
const FORMATS: readonly (readonly [number, string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
  [16, 'code'],
];

/** The text of Ghost's editor since 2023 (Lexical) as HTML. Throws `UnreadableTextError` for another shape. */
export function lexicalToHtml(json: string, notes: Notes): string {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    throw new UnreadableTextError('The editor’s text (Lexical) is damaged.');
  }
  const root = isFields(found) ? found['root'] : undefined;
  if (!isFields(root)) throw new UnreadableTextError('The editor’s text (Lexical) has no root.');
  return childrenHtml(root, notes, 0);
}

function childrenHtml(node: CardFields, notes: Notes, depth: number): string {
  if (depth > MAX_DEPTH) throw new UnreadableTextError(`The text is nested deeper than ${MAX_DEPTH} levels.`);
  const children = Array.isArray(node['children']) ? (node['children'] as readonly unknown[]) : [];
  return children.map((child) => (isFields(child) ? nodeHtml(child, notes, depth + 1) : '')).join('');
}

function nodeHtml(node: CardFields, notes: Notes, depth: number): string {
  const type = textField(node, 'type');
  const inside = (): string => childrenHtml(node, notes, depth);
  switch (type) {
    case 'text':
    case 'extended-text':
    case 'code-highlight':
    case 'tk':
      return textHtml(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
    case 'extended-heading':
      return headingHtml(textField(node, 'tag'), inside());
    case 'quote':
    case 'extended-quote':
      return `<blockquote>${inside()}</blockquote>`;
    case 'aside':
      return `<blockquote class="pullquote">${inside()}</blockquote>`;
    case 'list':
      return listHtml(node, inside());
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
      return linkHtml(node, inside());
    case 'markdown':
      return markdownCardHtml(textField(node, 'markdown'));
    default:
      return otherHtml(type, node, inside(), notes);
  }
}

function otherHtml(type: string, node: CardFields, inside: string, notes: Notes): string {
  const html = cardHtml(type, node, notes);
  if (html !== undefined) return html;
  const kept = inside === '' ? 'its contents were left out' : 'we kept its text';
  notes.say(`The card “${type.slice(0, 60)}” isn’t one we know, so ${kept}.`);
  return inside;
}

function textHtml(node: CardFields): string {
  const format = typeof node['format'] === 'number' ? node['format'] : 0;
  const tags = FORMATS.filter(([bit]) => (format & bit) !== 0).map(([, tag]) => tag);
  const text = escapeHtml(textField(node, 'text'));
  return `${tags.map((tag) => `<${tag}>`).join('')}${text}${tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')}`;
}

function headingHtml(tag: string, inside: string): string {
  const level = /^h[1-6]$/.test(tag) ? tag : 'h2';
  return `<${level}>${inside}</${level}>`;
}

function listHtml(node: CardFields, inside: string): string {
  if (textField(node, 'tag') !== 'ol' && textField(node, 'listType') !== 'number') return `<ul>${inside}</ul>`;
  const start = typeof node['start'] === 'number' && node['start'] > 1 ? ` start="${Math.floor(node['start'])}"` : '';
  return `<ol${start}>${inside}</ol>`;
}

function linkHtml(node: CardFields, inside: string): string {
  const href = cleanHref(textField(node, 'url'));
  return href === undefined ? inside : `<a href="${escapeHtml(href)}">${inside}</a>`;
}
