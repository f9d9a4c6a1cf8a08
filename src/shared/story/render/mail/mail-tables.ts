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
  const longest = longestWord(columns);
  const rows = block.rows.map((row, index) =>
    element(
      'tr',
      {},
      ...row.map((cell) => cellOf(cell, { isHeaderRow: index < block.headerRows, longest }, room, mailBlocks)),
    ),
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

type CellPlace = { readonly isHeaderRow: boolean; readonly longest: number };

function cellOf(
  cell: TableCell,
  { isHeaderRow, longest }: CellPlace,
  context: MailContext,
  mailBlocks: MailBlocks,
): string {
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
      class: `t u l${isHeader ? ' r' : ''}`,
      style: `border:1px solid ${colours.border};padding:8px 10px;text-align:${side};vertical-align:top;${isBreaking(content, longest) ? '' : 'word-break:normal;'}${words}${isHeader ? `;font-weight:bold;background-color:${colours.raised}` : ''}`,
    },
    content,
  );
}

/** Words stay whole where so many columns of them fit into a narrow window; an address would make it wider. */
function isBreaking(content: string, longest: number): boolean {
  return content
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .some((word) => word.length > longest);
}

const LONG_WORD = 16;
/** CSS pixels: what a phone leaves for a table, what a cell takes beside its words, and a letter. */
const NARROW = { room: 320, cell: 22, letter: 8 } as const;

/** The longest word that stays whole. */
function longestWord(columns: number): number {
  return Math.min(LONG_WORD, Math.floor((NARROW.room / columns - NARROW.cell) / NARROW.letter));
}

function span(count: number | undefined): number | undefined {
  return count === undefined || count === 1 ? undefined : count;
}
