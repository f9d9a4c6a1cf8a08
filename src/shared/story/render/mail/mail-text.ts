import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { isWebAddress } from '../../safe-href.ts';
import type { Block, Inline, List, Picture, StoryDocument, Table } from '../../story-document.ts';
import { calloutLabels, hasWords } from './mail-blocks.ts';
import { cardWords, embedWords } from './mail-cards.ts';
import type { MailContext } from './mail-context.ts';
import { taskMark } from './mail-lists.ts';
import { oneSpace, raised, textInlines, textLink, type TextContext } from './mail-text-inlines.ts';
import { cleanText } from './mail-tokens.ts';
import { readableTex } from './readable-tex.ts';
import { lengthOf, LINE, prefixed, underlined, wrapText } from './wrap-text.ts';

/** Narrower lines are no longer read. */
const LEAST_LINE = 24;
/** Longer than any cell: it is broken with its row. */
const UNBROKEN = 1_000_000;

/**
 * A story as plain text, made from the document itself, and the addresses that its numbers stand for. The words are
 * those of the HTML, in the same order.
 */
export function mailText(
  document: StoryDocument,
  mail: MailContext,
): { readonly text: string; readonly links: readonly string[] } {
  const context: TextContext = { mail, links: [] };
  const body = textBlocks(document.blocks, context, LINE);
  const notes = document.footnotes.map((footnote) => {
    const mark = `${raised(mail.story.footnoteNumbers.get(footnote.id) ?? 0)} `;
    return prefixed(textBlocks(footnote.blocks, context, LINE - lengthOf(mark)), ' '.repeat(lengthOf(mark)), mark);
  });
  const end = notes.length === 0 ? [] : [underlined(storyBodyMessages.footnotes, '-'), ...notes];
  return { text: [body, ...end].filter((part) => part !== '').join('\n\n'), links: context.links };
}

function textBlocks(blocks: readonly Block[], context: TextContext, width: number): string {
  const room = Math.max(LEAST_LINE, width);
  return blocks
    .map((block) => textBlock(block, context, room))
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

function textBlock(block: Block, context: TextContext, width: number): string {
  const run = (inlines: readonly Inline[] | undefined) => wrapText(textInlines(inlines ?? [], context).trim(), width);
  switch (block.type) {
    case 'paragraph':
      return run(block.content);
    case 'heading': {
      const text = run(block.content);
      const level = context.mail.story.outline.get(block.id)?.level ?? block.level;
      // Signs of its own: those of the title say that a mail begins.
      return text === '' ? '' : underlined(text, level === 1 ? '-' : '.');
    }
    case 'blockQuote':
      return quoted(textBlocks(block.blocks, context, width - 2), '> ');
    case 'pullQuote':
      return quoted(lines(run(block.content), quoted(run(block.attribution), '— ', '  ')), '> ');
    case 'codeBlock':
      return lines(prefixed(cleanText(block.text).replace(/\r\n?/g, '\n'), '    '), run(block.caption));
    case 'mathBlock':
      return prefixed(cleanText(readableTex(block.tex)).replace(/\r\n?/g, '\n'), '    ');
    case 'image':
      return lines(pictureText(block, context, width, block.href), run(block.caption));
    case 'gallery':
      return lines(
        ...block.images.map((image) => lines(pictureText(image, context, width), run(image.caption))),
        run(block.caption),
      );
    case 'embed': {
      const { title, site } = embedWords(block);
      return lines(wrapText(textLink(block.url, oneSpace(title), context), width), site, run(block.caption));
    }
    case 'linkCard': {
      const { title, description, site } = cardWords(block, context.mail);
      const parts = [textLink(block.url, oneSpace(title), context), oneSpace(description), site];
      return lines(...parts.map((part) => wrapText(part, width)));
    }
    case 'list':
      return textList(block, context, width);
    case 'table':
      return lines(run(block.caption), textTable(block, context, width));
    case 'callout':
      return quoted(
        lines(
          hasWords(block.title ?? []) ? run(block.title) : calloutLabels[block.kind],
          textBlocks(block.blocks, context, width - 2),
        ),
        '| ',
      );
    case 'separator':
      return '* * *';
    default:
      return block satisfies never;
  }
}

function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n');
}

function quoted(text: string, first: string, prefix = first): string {
  return text === '' ? '' : prefixed(text, prefix, first);
}

function pictureText(
  { picture, alt }: { readonly picture: Picture; readonly alt: string },
  context: TextContext,
  width: number,
  href?: string,
): string {
  const words = oneSpace(alt).trim();
  const shown = words === '' ? '' : `[${words}]`;
  if (picture.kind === 'stored') return wrapText(href === undefined ? shown : textLink(href, shown, context), width);
  const where = isWebAddress(picture.url)
    ? textLink(
        picture.url,
        formatMessage(storyBodyMessages.pictureElsewhere, { host: new URL(picture.url).host }),
        context,
      )
    : '';
  return wrapText([shown, where].filter((part) => part !== '').join(' ') || storyBodyMessages.picture, width);
}

function textList({ items, ordered, start = 1 }: List, context: TextContext, width: number): string {
  const marks = items.map(({ checked }, index) => {
    const task = checked === undefined ? '' : `${taskMark(checked)} `;
    return ordered ? `${start + index}. ${task}` : task || '- ';
  });
  const indent = Math.max(0, ...marks.map(lengthOf));
  const texts = items.map(({ blocks }, index) => {
    const [first, ...rest] = blocks;
    const isTight = first?.type === 'paragraph' && rest.every(({ type }) => type === 'list');
    const text = isTight
      ? lines(...blocks.map((block) => textBlock(block, context, Math.max(LEAST_LINE, width - indent))))
      : textBlocks(blocks, context, width - indent);
    return prefixed(text, ' '.repeat(indent), (marks[index] ?? '').padEnd(indent));
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

/** In columns where they fit; else row after row. */
function textTable({ rows, headerRows }: Table, context: TextContext, width: number): string {
  const texts = rows.map((row) => row.map(({ content }) => textBlocks(content, context, width)));
  const widths: number[] = [];
  for (const row of texts)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, lengthOf(cell));
  const isWide = widths.reduce((sum, own) => sum + own + 3, -3) > width;
  if (isWide || texts.flat().some((cell) => cell.includes('\n'))) return textRows({ rows, headerRows }, context, width);
  const drawn = texts.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
  const rule = widths.map((own) => '-'.repeat(own)).join('-+-');
  const hasHead = headerRows > 0 && headerRows < rows.length;
  return [...drawn.slice(0, headerRows), ...(hasHead ? [rule] : []), ...drawn.slice(headerRows)].join('\n');
}

/** A row after the other, its cells on one line where each is one; what a column is called stands above a line of signs. */
function textRows(
  { rows, headerRows }: Pick<Table, 'rows' | 'headerRows'>,
  context: TextContext,
  width: number,
): string {
  const texts = rows.map((row) => {
    const cells = row.map(({ content }) => textBlocks(content, context, UNBROKEN));
    if (cells.every((cell) => cell === '')) return '';
    return cells.some((cell) => cell.includes('\n'))
      ? lines(...row.map(({ content }) => textBlocks(content, context, width)))
      : wrapText(cells.join(' | '), width);
  });
  const isThere = (text: string) => text !== '';
  const [head, body] = [texts.slice(0, headerRows).filter(isThere), texts.slice(headerRows).filter(isThere)];
  const drawn = head.length > 0 && body.length > 0 ? [underlined(head.join('\n\n'), '-')] : head;
  return [...drawn, ...body].join('\n\n');
}
