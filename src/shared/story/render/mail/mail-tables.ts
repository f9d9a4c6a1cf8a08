import type { Block, Table, TableCell } from '../../story-document.ts';
import { element } from '../html.ts';
import { directionAttribute } from '../render-context.ts';
import { type MailContext, narrower } from './mail-context.ts';
import { mailCaption } from './mail-figures.ts';
import { mailInlines } from './mail-inlines.ts';
import { SANS } from './mail-parts.ts';

type MailBlocks = (blocks: readonly Block[], context: MailContext, lastGap: number) => string;

/** A table of facts, so it keeps its headings; what it is called stands above it, where every program shows it. */
export function mailTable(block: Table, context: MailContext, gap: number, mailBlocks: MailBlocks): string {
  const columns = Math.max(1, ...block.rows.map((row) => row.length));
  const room = narrower({ ...context, width: Math.floor(context.width / columns) }, 20);
  const rows = block.rows.map((row, index) =>
    element('tr', {}, ...row.map((cell) => cellOf(cell, index < block.headerRows, room, mailBlocks))),
  );
  const caption = mailCaption(block.caption, context, 8);
  if (rows.length === 0) return caption;
  const head = rows.slice(0, block.headerRows);
  const body = rows.slice(block.headerRows);
  const table = element(
    'table',
    { width: '100%', cellpadding: 0, cellspacing: 0, border: 0, style: 'border-collapse:collapse' },
    head.length > 0 ? element('thead', {}, ...head) : '',
    body.length > 0 ? element('tbody', {}, ...body) : '',
  );
  // An empty line of this height: the Word engine knows no margin of tables.
  const space = gap === 0 ? '' : element('p', { style: `margin:0;font-size:0;line-height:${gap}px` }, '&nbsp;');
  return caption + table + space;
}

function cellOf(cell: TableCell, isHeaderRow: boolean, context: MailContext, mailBlocks: MailBlocks): string {
  const { colours } = context;
  const [only] = cell.content;
  const isPlain = cell.content.length === 1 && only?.type === 'paragraph';
  const content = isPlain ? mailInlines(only.content, context) : mailBlocks(cell.content, context, 0);
  const isHeader = (isHeaderRow || cell.header === true) && content !== '';
  const dir = isPlain ? directionAttribute(only.content, context.story, only.direction) : undefined;
  const side = cell.align ?? ((dir ?? context.direction) === 'rtl' ? 'right' : 'left');
  const words = `font-family:${SANS};font-size:15px;line-height:22px;color:${colours.words}`;
  return element(
    isHeader ? 'th' : 'td',
    {
      scope: isHeader ? (isHeaderRow ? 'col' : 'row') : undefined,
      colspan: span(cell.columnSpan),
      rowspan: span(cell.rowSpan),
      align: side,
      dir,
      class: `t u l${isHeader ? ' r' : ''}${isBreaking(content) ? '' : ' x'}`,
      style: `border:1px solid ${colours.border};padding:8px 10px;text-align:${side};vertical-align:top;${words}${isHeader ? `;font-weight:bold;background-color:${colours.raised}` : ''}`,
    },
    content,
  );
}

/** Words stay whole where the window is narrow; an address would make the table wider than it. */
function isBreaking(content: string): boolean {
  return content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .some((word) => word.length > LONG_WORD);
}

const LONG_WORD = 16;

function span(count: number | undefined): number | undefined {
  return count === undefined || count === 1 ? undefined : count;
}
