import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { inlinesToText } from '../../plain-text.ts';
import type { Block, Callout, CodeBlock, Direction, Heading, Inline, PullQuote } from '../../story-document.ts';
import { element, escapeHtml } from '../html.ts';
import { directionAttribute } from '../render-context.ts';
import { mailCard, mailEmbed } from './mail-cards.ts';
import { mailCodeColours } from './mail-colours.ts';
import { type MailContext, narrower } from './mail-context.ts';
import { mailCaption, mailGallery, mailImage } from './mail-figures.ts';
import { mailInlines } from './mail-inlines.ts';
import { mailList } from './mail-lists.ts';
import { aligned, box, GAP, MONO, SANS, SERIF, smallWords, storyWords } from './mail-parts.ts';
import { mailTable } from './mail-tables.ts';
import { readableTex } from './readable-tex.ts';

/** More markup for colours than this would crowd out the story. Own judgement, in characters. */
const MOST_COLOURED = 20_000;

/** Blocks below each other; after the last one `lastGap`, for what stands in a box. */
export function mailBlocks(blocks: readonly Block[], context: MailContext, lastGap = GAP): string {
  return blocks.map((block, index) => mailBlock(block, context, index === blocks.length - 1 ? lastGap : GAP)).join('');
}

export function mailBlock(block: Block, context: MailContext, gap: number): string {
  switch (block.type) {
    case 'paragraph':
      return mailParagraph(block.content, context, gap, block.direction);
    case 'heading':
      return heading(block, context);
    case 'blockQuote':
      return quoteBox(mailBlocks(block.blocks, narrower(context, 20), 0), context, gap);
    case 'pullQuote':
      return pullQuote(block, context, gap);
    case 'codeBlock':
      return code(block, context, gap);
    case 'mathBlock':
      return math(block.tex, context, gap);
    case 'image':
      return mailImage(block, context, gap);
    case 'gallery':
      return mailGallery(block, context, gap);
    case 'embed':
      return mailEmbed(block, context, gap);
    case 'linkCard':
      return mailCard(block, context, gap);
    case 'list':
      return mailList(block, context, gap, mailBlocks);
    case 'table':
      return mailTable(block, context, gap, mailBlocks);
    case 'callout':
      return callout(block, context, gap);
    case 'separator':
      return element(
        'p',
        { class: 'f', style: `margin:0 0 ${gap}px;text-align:center;color:${context.colours.faint}` },
        '* * *',
      );
    default:
      return block satisfies never;
  }
}

function mailParagraph(content: readonly Inline[], context: MailContext, gap: number, chosen?: Direction): string {
  if (content.length === 0) return '';
  const dir = directionAttribute(content, context.story, chosen);
  const style = `margin:0 0 ${gap}px${aligned(dir)}`;
  return element('p', { style, dir }, mailInlines(content, context));
}

const HEADING_SIZES = { 1: [26, 32], 2: [22, 28], 3: [19, 26], 4: [17, 24] } as const;

function heading({ id, level, content }: Heading, context: MailContext): string {
  if (content.length === 0) return '';
  const place = context.story.outline.get(id)?.level ?? level;
  const [size, line] = HEADING_SIZES[place];
  const dir = directionAttribute(content, context.story);
  const style = `margin:32px 0 12px;font-family:${SERIF};font-size:${size}px;line-height:${line}px;font-weight:bold${aligned(dir)}`;
  return element(`h${place + 1}`, { style, dir }, mailInlines(content, context));
}

/** The line stands on the side where the text begins. */
function quoteBox(content: string, context: MailContext, gap: number): string {
  if (content === '') return '';
  const side = context.direction === 'rtl' ? 'right' : 'left';
  const style = `border-${side}:3px solid ${context.colours.border};padding-${side}:17px;${storyWords(context.colours)}`;
  return box({ className: 't l', style }, element('blockquote', { style: 'margin:0' }, content), gap);
}

function pullQuote({ content, attribution }: PullQuote, context: MailContext, gap: number): string {
  const dir = directionAttribute(content, context.story);
  const style = `margin:0;font-size:24px;line-height:32px;font-style:italic;text-align:center`;
  const quote = content.length === 0 ? '' : element('p', { style, dir }, mailInlines(content, context));
  const source =
    attribution === undefined || attribution.length === 0
      ? ''
      : element(
          'p',
          {
            class: 'f u',
            style: `margin:8px 0 0;${smallWords(context.colours)};text-align:center`,
            dir: directionAttribute(attribution, context.story),
          },
          mailInlines(attribution, context),
        );
  if (quote === '' && source === '') return '';
  return box({ className: 't', style: `padding:8px 16px;${storyWords(context.colours)}` }, quote + source, gap);
}

function code({ text, language, caption }: CodeBlock, context: MailContext, gap: number): string {
  const { colours, options } = context;
  const plain = escapeHtml(text);
  const coloured = language === undefined ? plain : withColours(options.highlightCode?.(text, language) ?? plain);
  const style = `margin:0;font-family:${MONO};font-size:14px;line-height:20px;white-space:pre-wrap;word-wrap:break-word;text-align:left`;
  const inner = element(
    'pre',
    { style },
    element('code', { style: `font-family:${MONO}` }, coloured.length > MOST_COLOURED ? plain : coloured),
  );
  const below = mailCaption(caption, context, gap);
  return (
    box(
      {
        className: 't r',
        style: `background-color:${colours.raised};padding:16px;border-radius:6px;font-family:${MONO};font-size:14px;line-height:20px;color:${colours.words}`,
        direction: 'ltr',
      },
      inner,
      below === '' ? gap : 8,
    ) + below
  );
}

/** What the highlighter names by a class gets its colour in its place: mail programs may drop the sheet. */
function withColours(html: string): string {
  return html.replace(/<span class="(c-[a-z]+)">/g, (_whole, name: string) => {
    const colour = mailCodeColours[name]?.[0];
    return colour === undefined ? '<span>' : `<span class="${name}" style="color:${colour}">`;
  });
}

function math(tex: string, context: MailContext, gap: number): string {
  const { colours } = context;
  const style = `background-color:${colours.raised};padding:16px;text-align:center;border-radius:6px;${storyWords(colours)};font-style:italic`;
  return box(
    { className: 't r', style, direction: 'ltr' },
    escapeHtml(readableTex(tex)).replace(/\r\n?|\n/g, '<br>'),
    gap,
  );
}

export const calloutLabels: Readonly<Record<Callout['kind'], string>> = {
  note: storyBodyMessages.calloutNote,
  tip: storyBodyMessages.calloutTip,
  warning: storyBodyMessages.calloutWarning,
  disclosure: storyBodyMessages.disclosure,
};

/** Whether there is anything to read in a run, beside breaks. */
export function hasWords(inlines: readonly Inline[]): boolean {
  return inlinesToText(inlines).trim() !== '';
}

/** A mail cannot open anything, so what starts closed on the page stands open. */
function callout({ kind, title, blocks }: Callout, context: MailContext, gap: number): string {
  const { colours, direction } = context;
  const hasTitle = title !== undefined && hasWords(title);
  const dir = hasTitle ? directionAttribute(title, context.story) : undefined;
  const content = mailBlocks(blocks, narrower(context, 36), 0);
  const name = element(
    'p',
    {
      class: 'u',
      dir,
      style: `margin:0 0 ${content === '' ? 0 : 8}px;font-family:${SANS};font-size:16px;line-height:24px;font-weight:bold${aligned(dir)}`,
    },
    hasTitle ? mailInlines(title, context) : escapeHtml(calloutLabels[kind]),
  );
  const side = direction === 'rtl' ? 'right' : 'left';
  const style = `background-color:${colours.raised};border-${side}:4px solid ${kind === 'warning' ? colours.words : colours.accent};padding:16px;${storyWords(colours)}`;
  return box({ className: kind === 'warning' ? 't r tl' : 't r al', style }, name + content, gap);
}
