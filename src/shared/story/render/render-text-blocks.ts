import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { inlinesToText } from '../plain-text.ts';
import type { Heading, Inline, Paragraph } from '../story-document.ts';
import { element } from './html.ts';
import { directionAttribute, type RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';

/** From this many line breaks on, a paragraph is set as verse. */
const VERSE_BREAKS = 2;

export function renderParagraph(block: Paragraph, context: RenderContext): string {
  if (block.content.length === 0) return '';
  const dir = directionAttribute(block.content, context, block.direction);
  const breaks = block.content.filter((inline) => inline.type === 'lineBreak').length;
  if (!context.isPage || breaks < VERSE_BREAKS) return element('p', { dir }, renderInlines(block.content, context));
  // A line of verse that is too long hangs under its beginning, so each line is an element.
  const lines = splitLines(block.content).map((line) =>
    element('span', { class: 'line' }, renderInlines(line, context) || '&nbsp;'),
  );
  return element('p', { class: 'verse', dir }, lines.join('\n'));
}

/** The title of the story is the page's h1, so the first level of the outline is h2. */
export function renderHeading(block: Heading, context: RenderContext): string {
  if (block.content.length === 0) return '';
  const place = context.outline.get(block.id);
  const name = `h${(place?.level ?? 1) + 1}`;
  const content = renderInlines(block.content, context);
  const dir = directionAttribute(block.content, context);
  if (!context.isPage || place === undefined) return element(name, { dir }, content);
  const title = inlinesToText(block.content).trim();
  const anchor = element('a', {
    class: 'anchor',
    href: `#${place.anchor}`,
    'aria-label': formatMessage(storyBodyMessages.linkToSection, { title }),
  });
  return element(name, { id: place.anchor, dir }, content, anchor);
}

function splitLines(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.type === 'lineBreak') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}
