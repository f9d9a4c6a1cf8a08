import type { Element } from 'hast';
import type { Block, Inline, Table, TableCell } from '#shared/story/story-document.ts';
import { attribute, findElement, isElement } from './html-tree.ts';
import { isEmptyRun } from './inline-run.ts';
import { nothingAround, type ElementReader, type HtmlNode, type Reader, type Surroundings } from './reader.ts';

type Row = { readonly element: Element; readonly isHead: boolean };

const MAX_SPAN = 100;

/** Reads `<table>`; one with a single cell only arranged the page, so its inside stands alone. */
export const readTable: ElementReader = (element, reader, around) => {
  const inside: Surroundings = { ...nothingAround, marks: around.marks, direction: around.direction };
  const rows: Row[] = [];
  const stray: HtmlNode[] = [];
  collectRows(element, false, rows, stray);
  const captionElement = findElement(element.children, 'caption');
  const caption: Inline[] = captionElement === undefined ? [] : reader.readInlines(captionElement.children, inside);
  const cells = rows.map((row) => row.element.children.filter((child) => isElement(child, 'td', 'th')));
  const before = reader.readBlocks(stray, inside);
  if (cells.flat().length === 1) {
    const only = cells.flat()[0];
    const blocks = isElement(only) ? reader.readBlocks(only.children, inside) : [];
    return [...before, ...captionParagraph(caption, reader), ...blocks];
  }
  const filled = rows.filter((_row, index) => (cells[index]?.length ?? 0) > 0);
  if (filled.length === 0) return [...before, ...captionParagraph(caption, reader)];
  const table = reader.withId<Table>({
    type: 'table',
    ...(!isEmptyRun(caption) && { caption }),
    headerRows: countHeaderRows(filled),
    rows: filled.map((row) => readRow(row.element, reader, inside)),
  });
  return [...before, table];
};

function captionParagraph(caption: Inline[], reader: Reader): Block[] {
  return isEmptyRun(caption) ? [] : [reader.withId({ type: 'paragraph', content: caption })];
}

function collectRows(element: Element, isHead: boolean, rows: Row[], stray: HtmlNode[]): void {
  for (const child of element.children) {
    if (isElement(child, 'thead')) collectRows(child, true, rows, stray);
    else if (isElement(child, 'tbody', 'tfoot')) collectRows(child, false, rows, stray);
    else if (isElement(child, 'tr')) rows.push({ element: child, isHead });
    else if (!isElement(child, 'caption', 'colgroup', 'col')) stray.push(child);
  }
}

function countHeaderRows(rows: readonly Row[]): number {
  let count = 0;
  for (const row of rows) {
    const cells = row.element.children.filter((child) => isElement(child, 'td', 'th'));
    if (!row.isHead && !cells.every((cell) => isElement(cell, 'th'))) break;
    count += 1;
  }
  return count === rows.length && rows.every((row) => !row.isHead) ? 0 : count;
}

function readRow(row: Element, reader: Reader, around: Surroundings): TableCell[] {
  return row.children.flatMap((child) => (isElement(child, 'td', 'th') ? [readCell(child, reader, around)] : []));
}

function readCell(cell: Element, reader: Reader, around: Surroundings): TableCell {
  const style = /text-align:\s*(left|center|right)/i.exec(attribute(cell, 'style') ?? '')?.[1];
  const align = (attribute(cell, 'align') ?? style ?? '').toLowerCase();
  const columnSpan = spanOf(attribute(cell, 'colSpan'));
  const rowSpan = spanOf(attribute(cell, 'rowSpan'));
  return {
    content: reader.readBlocks(cell.children, around),
    ...(cell.tagName === 'th' && { header: true }),
    ...((align === 'left' || align === 'center' || align === 'right') && { align }),
    ...(columnSpan > 1 && { columnSpan }),
    ...(rowSpan > 1 && { rowSpan }),
  };
}

function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), MAX_SPAN);
}
