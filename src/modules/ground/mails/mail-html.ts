import { element, escapeHtml } from '#shared/story/render/html.ts';
import { type MailColours, mailColours } from '#shared/story/render/mail/mail-colours.ts';
import { footerRow, mastheadRow } from '#shared/story/render/mail/mail-frame.ts';
import { box, button, GAP, LAYOUT, MONO, SANS, smallWords, storyWords } from '#shared/story/render/mail/mail-parts.ts';
import { type MailRow, mailShell } from '#shared/story/render/mail/mail-shell.ts';
import { preheaderOf } from '#shared/story/render/mail/preheader.ts';
import { type MailBlock, type MailContent, oneLine, safeUrl } from './mail-content.ts';

/** Mails of the site are in English, in its own colours. */
const language = 'en';
const colours = mailColours(null).light;

/** The same shell as a story that comes by mail; the subject stands before the preheader, so that never says it again. */
export function mailHtml({ subject, preview, blocks, footer, masthead }: MailContent): string {
  const rows: MailRow[] = [
    masthead === undefined ? { html: box({ style: 'padding:0' }, '', 24) } : mastOf(masthead),
    { html: blocks.map((block) => htmlOf(block, colours)).join('') + box({ style: 'padding:0' }, '', 16) },
    footerRow({ footer: { reason: [footer], ways: [], postalAddress: null }, language }, colours),
  ];
  return mailShell({ language, title: subject, preheader: preheaderOf(subject, preview), accentColor: null, rows });
}

function mastOf({ site, siteUrl }: NonNullable<MailContent['masthead']>): MailRow {
  const url = safeUrl(siteUrl);
  const masthead = { name: oneLine(site), url, markUrl: `${siteUrl}/icon-192.png` };
  return mastheadRow({ masthead, storyUrl: null, language }, colours);
}

function htmlOf(block: MailBlock, { words, border }: MailColours): string {
  switch (block.kind) {
    case 'paragraph':
      return text(paragraphs(block.text));
    case 'note':
      return small(paragraphs(block.text));
    case 'code':
      return element(
        'p',
        {
          class: 't',
          style: `margin:0 0 ${GAP}px;font-family:${MONO};font-size:26px;line-height:32px;font-weight:bold;letter-spacing:3px;color:${words}`,
        },
        escapeHtml(block.text),
      );
    case 'quote':
      return box(
        { className: 't l', style: `border-left:3px solid ${border};padding-left:17px;${storyWords(colours)}` },
        element('blockquote', { style: 'margin:0' }, paragraphs(block.text)),
        GAP,
      );
    case 'heading':
      return element(
        'h2',
        {
          class: 'u',
          style: `margin:32px 0 12px;font-family:${SANS};font-size:16px;line-height:24px;font-weight:bold`,
        },
        escapeHtml(oneLine(block.text)),
      );
    case 'story':
      return storyOf(block);
    case 'link':
      return small(
        element(
          'a',
          { href: safeUrl(block.url), class: 'f u', style: `${smallWords(colours)};text-decoration:underline` },
          escapeHtml(block.label),
        ),
      );
    case 'button':
      return box({ style: 'padding:0' }, button(escapeHtml(block.label), { href: safeUrl(block.url) }, colours), GAP);
    case 'facts':
      return factsOf(block.facts);
  }
}

function storyOf({ title, url, facts, excerpt }: Extract<MailBlock, { kind: 'story' }>): string {
  const name = element(
    'a',
    { href: safeUrl(url), class: 't n', style: `color:${colours.words};text-decoration:underline` },
    escapeHtml(oneLine(title)),
  );
  const heading = element('h3', { style: 'margin:0 0 4px;font-size:20px;line-height:28px;font-weight:bold' }, name);
  const below = oneLine(excerpt) === '' ? '' : text(escapeHtml(oneLine(excerpt)), 24);
  return heading + (facts === '' ? '' : small(escapeHtml(oneLine(facts)), 4)) + below;
}

/** A long value leaves names their room, and never breaks them inside a word. */
const NAMES = 'width:30%;padding:2px 16px 2px 0;vertical-align:baseline;word-wrap:normal;word-break:normal';

function factsOf(facts: Extract<MailBlock, { kind: 'facts' }>['facts']): string {
  const rows = facts.map(([name, value]) =>
    element(
      'tr',
      {},
      element('td', { class: 'f u', style: `${NAMES};${smallWords(colours)}` }, escapeHtml(name)),
      element(
        'td',
        { class: 't', style: `padding:2px 0;vertical-align:baseline;${storyWords(colours)}` },
        escapeHtml(oneLine(value)),
      ),
    ),
  );
  return box({ style: 'padding:0' }, element('table', LAYOUT, ...rows), GAP);
}

function text(html: string, gap = GAP): string {
  return element('p', { style: `margin:0 0 ${gap}px` }, html);
}

function small(html: string, gap = 8): string {
  return element('p', { class: 'f u', style: `margin:0 0 ${gap}px;${smallWords(colours)}` }, html);
}

function paragraphs(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}
