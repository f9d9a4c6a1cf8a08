import { newsletterIssueMessages as messages } from '#shared/messages/newsletter-issues.ts';
import { textDirection, typedDirection } from '../../text-direction.ts';
import { element, escapeHtml } from '../html.ts';
import type { MailColours } from './mail-colours.ts';
import type { MailContext } from './mail-context.ts';
import { aligned, box, button, GAP, LAYOUT, SANS, SERIF, smallWords, storyWords } from './mail-parts.ts';
import type { MailRow } from './mail-shell.ts';
import { oneSpace } from './mail-text-inlines.ts';
import { type MailToken, tokenAddress, tokenAttribute, tokenHtml, tokenPlain, type TokenText } from './mail-tokens.ts';
import { prefixed, underlined, wrapText } from './wrap-text.ts';

/** A way to the rest of a story. */
export type ReadOn = { readonly text: string; readonly label: string; readonly url: string };

/** What stands around a story: whose mail it is, of what, and the ways out. Addresses are absolute. */
export type MailFrame = {
  readonly storyUrl: string;
  /** BCP 47; texts of ours may run the other way. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  readonly masthead: { readonly name: string; readonly url: string; readonly markUrl: string | null };
  readonly byline: {
    readonly name: string;
    readonly url: string | null;
    readonly imageUrl: string | null;
    /** Date, minutes: what stands below the name. */
    readonly facts: string;
  } | null;
  readonly footer: {
    /** Why somebody gets it. */
    readonly reason: TokenText;
    /** To unsubscribe first, then elsewhere. */
    readonly ways: readonly { readonly label: string; readonly address: string | MailToken }[];
    readonly postalAddress: string | null;
  };
};

/** Name and mark of the newsletter, and the way to the story's page. */
export function mastheadRow(
  { masthead, storyUrl, language }: Pick<MailFrame, 'masthead' | 'language'> & { readonly storyUrl: string | null },
  colours: MailColours,
): MailRow {
  const { name, url, markUrl } = masthead;
  const end = textDirection(language) === 'rtl' ? 'left' : 'right';
  const mark = markUrl === null ? '' : `${smallPicture(markUrl, 28, 6)}&nbsp; `;
  const words = `font-family:${SANS};font-size:16px;line-height:24px;font-weight:bold;color:${colours.words};text-decoration:underline`;
  const home = element('a', { href: tokenAddress(url), class: 't u n', style: words }, mark + escapeHtml(name));
  return {
    html: element(
      'table',
      { ...LAYOUT, width: '100%' },
      element(
        'tr',
        {},
        element('td', { class: 'u', style: `padding:20px 0;vertical-align:middle;${smallWords(colours)}` }, home),
        element(
          'td',
          {
            class: 'f u',
            align: end,
            style: `padding:20px 0;vertical-align:middle;text-align:${end};white-space:nowrap;${smallWords(colours)}`,
          },
          storyUrl === null ? '' : smallLink(storyUrl, messages.readInBrowser, colours),
        ),
      ),
    ),
  };
}

export function titleRow({ title, subtitle, storyUrl }: MailFrame, { options, colours }: MailContext): MailRow {
  const of = (text: string) => typedDirection(text, options.language);
  const link = element(
    'a',
    { href: tokenAddress(storyUrl), class: 't n', style: `color:${colours.words};text-decoration:none` },
    escapeHtml(title),
  );
  const heading = element(
    'h1',
    {
      class: 'h1',
      dir: of(title),
      style: `margin:12px 0 ${subtitle === '' ? 16 : 8}px;font-family:${SERIF};font-size:34px;line-height:40px;font-weight:bold${aligned(of(title))}`,
    },
    link,
  );
  const below =
    subtitle === ''
      ? ''
      : element(
          'p',
          {
            class: 'f',
            dir: of(subtitle),
            style: `margin:0 0 16px;font-size:20px;line-height:28px;color:${colours.faint}${aligned(of(subtitle))}`,
          },
          escapeHtml(subtitle),
        );
  return { html: heading + below };
}

/** A face that is not loaded leaves no gap behind: its name stands beside it. */
export function bylineRow({ byline, language }: Pick<MailFrame, 'byline' | 'language'>, colours: MailColours): MailRow {
  if (byline === null) return { html: '' };
  const { name, url, imageUrl, facts } = byline;
  const style = `font-family:${SANS};font-size:15px;line-height:20px;font-weight:bold;color:${colours.words}`;
  const who =
    url === null
      ? element('span', { class: 't u', style }, escapeHtml(name))
      : element(
          'a',
          { href: tokenAddress(url), class: 't u', style: `${style};text-decoration:underline` },
          escapeHtml(name),
        );
  const face =
    imageUrl === null
      ? ''
      : element(
          'td',
          { width: 40, style: textDirection(language) === 'rtl' ? 'padding:0 0 0 12px' : 'padding:0 12px 0 0' },
          smallPicture(imageUrl, 40, 20),
        );
  const words = who + (facts === '' ? '' : `<br>${escapeHtml(facts)}`);
  return {
    html: box(
      { style: 'padding:0' },
      element(
        'table',
        LAYOUT,
        element(
          'tr',
          {},
          face,
          element('td', { class: 'f u', style: `vertical-align:middle;${smallWords(colours)}` }, words),
        ),
      ),
      24,
    ),
  };
}

/** Where a story goes on elsewhere. */
export function readOnBox({ text, label, url }: ReadOn, { colours, options }: MailContext): string {
  const words = element(
    'p',
    { style: 'margin:0 0 16px', dir: typedDirection(text, options.language) },
    escapeHtml(text),
  );
  const style = `background-color:${colours.raised};padding:20px;border-radius:8px;${storyWords(colours)}`;
  return box({ className: 't r', style }, words + button(escapeHtml(label), { href: tokenAddress(url) }, colours), GAP);
}

export function footerRow({ footer, language }: Pick<MailFrame, 'footer' | 'language'>, colours: MailColours): MailRow {
  const line = (html: string) =>
    html === ''
      ? ''
      : element(
          'p',
          {
            class: 'f u',
            style: `margin:0 0 8px;${smallWords(colours)}`,
            dir: typedDirection(html.replace(/<[^>]*>|&\w+;/g, ''), language),
          },
          html,
        );
  const ways = footer.ways.map(({ label, address }) => smallLink(address, label, colours)).join('&nbsp;&nbsp;· ');
  const content =
    line(tokenHtml(footer.reason).replaceAll('\n', '<br>')) +
    line(ways) +
    line(escapeHtml(footer.postalAddress ?? '').replaceAll('\n', '<br>'));
  return {
    html: box(
      {
        className: 'l f u',
        style: `border-top:1px solid ${colours.border};padding:16px 0 24px;${smallWords(colours)}`,
      },
      content,
      0,
    ),
  };
}

function smallLink(address: string | MailToken, label: string, colours: MailColours): string {
  const style = `${smallWords(colours)};text-decoration:underline`;
  return `<a href="${tokenAttribute(address)}" class="f u" style="${style}">${escapeHtml(label)}</a>`;
}

function smallPicture(url: string, size: number, radius: number): string {
  const style = `vertical-align:middle;border-radius:${radius}px`;
  return element('img', { src: tokenAddress(url), alt: '', width: size, height: size, border: 0, style });
}

/** The same around plain text, with the addresses that its numbers stand for. */
export function plainFrame(
  { title, subtitle, byline, masthead, footer, storyUrl }: MailFrame,
  body: { readonly text: string; readonly links: readonly string[] },
  tail: ReadOn | null,
): string {
  const facts =
    byline === null
      ? ''
      : [byline.name, byline.facts]
          .filter((part) => part !== '')
          .map(oneSpace)
          .join(' · ');
  const links = body.links.map((address, index) => `[${index + 1}] ${address}`).join('\n');
  const ways = footer.ways.map(({ label, address }) => `${label}:\n${tokenAddress(address)}`);
  return `${[
    oneSpace(masthead.name),
    underlined(wrapText(oneSpace(title)), '='),
    wrapText(oneSpace(subtitle)),
    facts,
    `${messages.readInBrowser}:\n${storyUrl}`,
    body.text,
    tail === null ? '' : `${wrapText(oneSpace(tail.text))}\n\n${tail.label}:\n${tail.url}`,
    links,
    `-- \n${wrapText(tokenPlain(footer.reason))}`,
    ...ways,
    prefixed(oneSpace(footer.postalAddress ?? ''), ''),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')}\n`;
}
