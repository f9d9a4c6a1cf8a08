import { cleanHref } from '#shared/story/safe-href.ts';
import { escapeHtml } from '../../convert/shortcodes/neutral-html.ts';
import { UnreadableTextError } from '../../convert/unreadable-text-error.ts';
import type { Notes } from '../report.ts';
import { cardHtml, isFields, textField } from './card-html.ts';
import { markdownCardHtml } from './markdown-card.ts';

type List = readonly unknown[];
type Mobiledoc = { readonly atoms: List; readonly cards: List; readonly markups: List; readonly sections: List };

const TAGS = /^(?:p|h[1-6]|blockquote|aside|pull-quote|ul|ol)$/;
const MARKUPS = /^(?:a|b|strong|i|em|u|s|strike|del|sub|sup|code|mark)$/;

/**
 * The text of Ghost's editor of 2016 to 2023 (mobiledoc 0.3) as HTML. Throws `UnreadableTextError` for a
 * text of another shape; markers may be wrong in any way.
 */
export function mobiledocToHtml(json: string, notes: Notes): string {
  const mobiledoc = parse(json);
  return mobiledoc.sections.map((section) => sectionHtml(section, mobiledoc, notes)).join('\n');
}

function parse(json: string): Mobiledoc {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    throw new UnreadableTextError('The editor’s text (mobiledoc) is damaged.');
  }
  if (!isFields(found) || !Array.isArray(found['sections'])) {
    throw new UnreadableTextError('The editor’s text (mobiledoc) has no sections.');
  }
  return {
    atoms: listOf(found['atoms']),
    cards: listOf(found['cards']),
    markups: listOf(found['markups']),
    sections: listOf(found['sections']),
  };
}

function listOf(value: unknown): List {
  return Array.isArray(value) ? (value as List) : [];
}

function sectionHtml(section: unknown, mobiledoc: Mobiledoc, notes: Notes): string {
  const [kind, first, second] = listOf(section);
  if (kind === 10) return cardSection(mobiledoc.cards[Number(first)], notes);
  if (kind === 2) return `<figure><img src="${escapeHtml(String(first))}" alt=""></figure>`;
  const tag = typeof first === 'string' && TAGS.test(first.toLowerCase()) ? first.toLowerCase() : 'p';
  if (kind === 3) {
    const items = listOf(second).map((markers) => `<li>${markersHtml(listOf(markers), mobiledoc)}</li>`);
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  if (kind !== 1) {
    notes.say('A part of the editor’s text is of no known kind and was left out.');
    return '';
  }
  const inside = markersHtml(listOf(second), mobiledoc);
  if (tag === 'aside' || tag === 'pull-quote') return `<blockquote class="pullquote">${inside}</blockquote>`;
  return `<${tag}>${inside}</${tag}>`;
}

function cardSection(card: unknown, notes: Notes): string {
  const [name, payload] = listOf(card);
  const fields = isFields(payload) ? payload : {};
  if (typeof name !== 'string') return '';
  if (name === 'markdown' || name === 'card-markdown') return markdownCardHtml(textField(fields, 'markdown'));
  const html = cardHtml(name, fields, notes);
  if (html === undefined)
    notes.say(`The card “${name.slice(0, 60)}” isn’t one we know, so its contents were left out.`);
  return html ?? '';
}

/** Markers are `[kind, markups that open, number of markups that close, text or atom]`. */
function markersHtml(markers: List, mobiledoc: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opens, closes, value] = listOf(marker);
    for (const index of listOf(opens)) html += openMarkup(mobiledoc.markups[Number(index)], open);
    html += kind === 1 ? atomHtml(mobiledoc.atoms[Number(value)]) : escapeHtml(typeof value === 'string' ? value : '');
    for (let left = Math.min(Number(closes) || 0, open.length); left > 0; left -= 1)
      html += `</${open.pop() ?? 'span'}>`;
  }
  return (
    html +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function openMarkup(markup: unknown, open: string[]): string {
  const [name, attributes] = listOf(markup);
  const tag = typeof name === 'string' && MARKUPS.test(name.toLowerCase()) ? name.toLowerCase() : 'span';
  open.push(tag);
  if (tag !== 'a') return `<${tag}>`;
  const pairs = listOf(attributes);
  const address = pairs[pairs.indexOf('href') + 1];
  const href = typeof address === 'string' ? cleanHref(address) : undefined;
  return href === undefined ? '<a>' : `<a href="${escapeHtml(href)}">`;
}

function atomHtml(atom: unknown): string {
  const [name, value] = listOf(atom);
  return name === 'soft-return' ? '<br>' : escapeHtml(typeof value === 'string' ? value : '');
}
