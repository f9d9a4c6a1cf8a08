import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { inlinesToText } from '../plain-text.ts';
import type { Block, Table, TableCell } from '../story-document.ts';
import { classes, element } from './html.ts';
import { blockIdFor, directionAttribute, type RenderContext } from './render-context.ts';
import { renderInlines } from './render-inlines.ts';

type RenderBlocks = (blocks: readonly Block[], context: RenderContext) => string;

/** A table in a region that scrolls and takes focus, named by its caption or its number. */
export function renderTable(block: Table, context: RenderContext, renderBlocks: RenderBlocks): string {
  const rows = block.rows.map((row, index) => {
    const isHeaderRow = index < block.headerRows;
    const cells = row.map((cell) => renderCell(cell, isHeaderRow, context, renderBlocks));
    return element('tr', {}, ...cells);
  });
  const hasCaption = block.caption !== undefined && block.caption.length > 0;
  const caption = hasCaption ? element('caption', {}, renderInlines(block.caption ?? [], context)) : '';
  const head = rows.slice(0, block.headerRows);
  const body = rows.slice(block.headerRows);
  const table = element(
    'table',
    {},
    caption,
    head.length > 0 ? element('thead', {}, ...head) : '',
    body.length > 0 ? element('tbody', {}, ...body) : '',
  );
  if (!context.isPage) return table;
  context.counters.tables += 1;
  const number = context.counters.tables;
  const label = hasCaption
    ? formatMessage(storyBodyMessages.tableNamed, { number, name: inlinesToText(block.caption ?? []) })
    : formatMessage(storyBodyMessages.tableNumber, { number });
  return element('div', { class: 'table', role: 'region', 'aria-label': label, tabindex: 0 }, table);
}

function renderCell(cell: TableCell, isHeaderRow: boolean, context: RenderContext, renderBlocks: RenderBlocks): string {
  const isHeader = isHeaderRow || cell.header === true;
  const [only] = cell.content;
  const isPlain = cell.content.length === 1 && only?.type === 'paragraph' && only.direction === undefined;
  const content = isPlain ? renderInlines(only.content, context) : renderBlocks(cell.content, context);
  // An empty heading names nothing: a plain cell holds its place.
  const name = isHeader && content !== '' ? 'th' : 'td';
  return element(
    name,
    {
      scope: name === 'th' ? (isHeaderRow ? 'col' : 'row') : undefined,
      colspan: span(cell.columnSpan),
      rowspan: span(cell.rowSpan),
      dir: isPlain ? directionAttribute(only.content, context) : undefined,
      'data-block': isPlain ? blockIdFor(only, context) : undefined,
      class: context.isPage ? classes(cell.align !== undefined && `align-${cell.align}`) : undefined,
    },
    content,
  );
}

function span(count: number | undefined): number | undefined {
  return count === undefined || count === 1 ? undefined : count;
}
