import type { Direction, StoryDocument } from '../../story-document.ts';
import { textDirection } from '../../text-direction.ts';
import { createRenderContext, type RenderContext } from '../render-context.ts';
import { linkAttributes } from '../resolve-link.ts';
import { type MailColours, mailColours } from './mail-colours.ts';

/** Where a story stands, and how its pictures and its code come into a mail. */
export type MailBodyOptions = {
  /** Public address of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Absolute address of the story. */
  readonly storyUrl: string;
  /** BCP 47. */
  readonly language: string;
  /** `#` and six or eight hex digits; the site's own where null. */
  readonly accentColor: string | null;
  /** HTML of `<span class="c-…">`; plain escaped text where absent. */
  readonly highlightCode?: (code: string, language: string) => string;
};

/** What the renderers of one mail share. */
export type MailContext = {
  /** As for a mail in the page's renderer: places of headings, numbers of notes, ways into the site. */
  readonly story: RenderContext;
  readonly options: MailBodyOptions;
  readonly colours: MailColours;
  readonly direction: Direction;
  /** What there is for a picture, in CSS pixels: less inside of a quote or a cell. */
  readonly width: number;
};

export function createMailContext(document: StoryDocument, options: MailBodyOptions, width: number): MailContext {
  const { siteUrl, storyUrl, language } = options;
  return {
    story: createRenderContext(document, { target: 'mail', siteUrl, storyUrl, language }),
    options,
    colours: mailColours(options.accentColor).light,
    direction: textDirection(language),
    width,
  };
}

/** The same with less room. */
export function narrower(context: MailContext, by: number): MailContext {
  return { ...context, width: Math.max(LEAST_WIDTH, context.width - by) };
}

const LEAST_WIDTH = 80;

/** The absolute address that a link of a story leads to; undefined where it is none that a mail may have. */
export function mailAddress(href: string, context: MailContext): string | undefined {
  const { href: address } = linkAttributes(href, context.story);
  return typeof address === 'string' && isMailAddress(address) ? address : undefined;
}

export function isMailAddress(address: string): boolean {
  return /^mailto:./i.test(address) || (/^https?:\/\/[^/?#]/i.test(address) && URL.canParse(address));
}
