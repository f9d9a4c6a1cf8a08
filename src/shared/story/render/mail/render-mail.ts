import { newsletterIssueMessages as messages } from '#shared/messages/newsletter-issues.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Block, StoryDocument } from '../../story-document.ts';
import { ownInlines, walkBlocks } from '../../walk.ts';
import { element, escapeHtml } from '../html.ts';
import { beginningOfBlock } from './beginning-of-block.ts';
import { mailBlock, mailBlocks } from './mail-blocks.ts';
import { createMailContext, type MailBodyOptions, type MailContext, narrower } from './mail-context.ts';
import {
  bylineRow,
  footerRow,
  mastheadRow,
  type MailFrame,
  plainFrame,
  readOnBox,
  type ReadOn,
  titleRow,
} from './mail-frame.ts';
import { FULL_WIDTH, GAP, SANS, smallWords, TEXT_WIDTH } from './mail-parts.ts';
import { type MailRow, mailShell } from './mail-shell.ts';
import { mailText } from './mail-text.ts';
import { sizeOfMail } from './mail-tokens.ts';
import { preheaderOf } from './preheader.ts';

export type MailIssue = MailBodyOptions &
  MailFrame & {
    /** What may stand behind the subject, best first. */
    readonly preheaders: readonly string[];
    /** Where the document ends at its paywall: what stands there instead of the rest. */
    readonly tail: ReadOn | null;
  };

export type RenderedMail = {
  readonly html: string;
  readonly text: string;
  /** Whether the story was longer than a mail may be. */
  readonly isCut: boolean;
};

/** Above 102 KB the largest mail program hides the rest, the way out with it. In bytes of UTF-8. */
const MOST_BYTES = 100_000;
/** Steps in which a single block is shortened. */
const SHARES = 64;

/**
 * A story as the body of a mail, once for all readers: what differs stands as tokens until `fillTokens`. Pure. What is
 * longer than a mail may be ends between two blocks with a way to the rest; so does its plain text.
 */
export function renderMail(document: StoryDocument, issue: MailIssue): RenderedMail {
  const context = createMailContext(document, issue, TEXT_WIDTH);
  const whole = htmlOf(document, issue, context, issue.tail);
  if (sizeOfMail(whole) <= MOST_BYTES)
    return { html: whole, text: textOf(document, issue, context, issue.tail), isCut: false };
  const tail = issue.tail ?? { text: messages.cutText, label: messages.readOn, url: issue.storyUrl };
  const part = beginningThatFits(document, (tried) => sizeOfMail(htmlOf(tried, issue, context, tail)) <= MOST_BYTES);
  return { html: htmlOf(part, issue, context, tail), text: textOf(part, issue, context, tail), isCut: true };
}

function htmlOf(document: StoryDocument, issue: MailIssue, context: MailContext, tail: ReadOn | null): string {
  const { language, title, accentColor, preheaders } = issue;
  return mailShell({
    language,
    title,
    accentColor,
    preheader: preheaderOf(title, ...preheaders),
    rows: [
      mastheadRow(issue, context.colours),
      titleRow(issue, context),
      bylineRow(issue, context.colours),
      ...mailBody(document, context),
      ...(tail === null ? [] : [{ html: readOnBox(tail, context) }]),
      footerRow(issue, context.colours),
    ],
  });
}

function textOf(document: StoryDocument, issue: MailIssue, context: MailContext, tail: ReadOn | null): string {
  return plainFrame(issue, mailText(document, context), tail);
}

/** Blocks and notes of a story as rows of a mail. */
export function mailBody({ blocks, footnotes }: StoryDocument, context: MailContext): readonly MailRow[] {
  const rows: MailRow[] = [];
  for (const block of blocks) {
    const isFull = goesToTheEdges(block);
    const html = mailBlock(block, isFull ? { ...context, width: FULL_WIDTH } : context, GAP);
    const last = rows.at(-1);
    if (last !== undefined && !isFull && last.isFull === false)
      rows[rows.length - 1] = { html: last.html + html, isFull };
    else rows.push({ html, isFull });
  }
  if (footnotes.length === 0) return rows;
  const small = narrower(context, 26);
  const items = footnotes.map((footnote, index) => {
    const number = context.story.footnoteNumbers.get(footnote.id) ?? index + 1;
    return element('li', { value: number === index + 1 ? undefined : number }, mailBlocks(footnote.blocks, small, 8));
  });
  const heading = element(
    'h2',
    { class: 'u', style: `margin:${GAP}px 0 12px;font-family:${SANS};font-size:16px;line-height:24px` },
    escapeHtml(storyBodyMessages.footnotes),
  );
  const margin = context.direction === 'rtl' ? `0 26px ${GAP}px 0` : `0 0 ${GAP}px 26px`;
  const notes = element(
    'ol',
    { class: 'f u', style: `margin:${margin};padding:0;${smallWords(context.colours)}` },
    ...items,
  );
  return [...rows, { html: heading + notes, isFull: false }];
}

function goesToTheEdges(block: Block): boolean {
  return (
    block.type === 'image' &&
    (block.layout === 'full' || block.layout === 'outset') &&
    block.picture.kind === 'stored' &&
    block.picture.width >= FULL_WIDTH
  );
}

/** As many blocks as fit; of one that fits into no mail its beginning. */
function beginningThatFits(document: StoryDocument, fits: (part: StoryDocument) => boolean): StoryDocument {
  const partOf = (blocks: readonly Block[]) => withItsNotes(document, blocks);
  const count = most(document.blocks.length, (tried) => fits(partOf(document.blocks.slice(0, tried))));
  const kept = document.blocks.slice(0, count);
  const next = document.blocks[count];
  if (next === undefined || fits(partOf([next]))) return partOf(withoutLastHeading(kept));
  const withShare = (share: number) => {
    const beginning = beginningOfBlock(next, share / SHARES);
    return partOf(beginning === undefined ? kept : [...kept, beginning]);
  };
  return withShare(most(SHARES - 1, (share) => fits(withShare(share))));
}

/** Nothing ends with the name of what comes next. */
function withoutLastHeading(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(({ type }) => type !== 'heading' && type !== 'separator');
  return last === -1 ? blocks : blocks.slice(0, last + 1);
}

/** The largest number up to `last` that passes, where every smaller one does. */
function most(last: number, passes: (tried: number) => boolean): number {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A part of a story with the notes that it refers to, and those that these do. */
function withItsNotes({ footnotes }: StoryDocument, blocks: readonly Block[]): StoryDocument {
  const wanted = new Set<string>();
  const open: Block[] = [...blocks];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    for (const { block: inner } of walkBlocks([block])) {
      for (const inline of ownInlines(inner).flat()) {
        if (inline.type !== 'footnoteReference' || wanted.has(inline.footnoteId)) continue;
        wanted.add(inline.footnoteId);
        open.push(...(footnotes.find(({ id }) => id === inline.footnoteId)?.blocks ?? []));
      }
    }
  }
  return { version: 1, blocks, footnotes: footnotes.filter(({ id }) => wanted.has(id)) };
}
