import type { Block, TableCell } from '#shared/story/story-document.ts';
import { isHidden, type PasteElement, type PasteNode, styleOf } from './paste-tree.ts';
import { readLine } from './read-line.ts';
import type { Reading } from './reading.ts';

type Row = { readonly cells: readonly PasteElement[]; readonly isHead: boolean };

const ALIGNMENTS: readonly NonNullable<TableCell['align']>[] = ['left', 'center', 'right'];
const PARTS = new Set(['caption', 'colgroup', 'tbody', 'thead', 'tfoot', 'tr']);

/** A table; one of a single cell is only a frame around what stands in it. */
export function readTable(element: PasteElement, reading: Reading): Block[] {
  const rows = rowsOf(element.children, false).filter(({ cells }) => cells.length > 0);
  const [first] = rows;
  const strayWords = readStray(element.children, reading);
  if (first === undefined) return strayWords;
  if (rows.length === 1 && first.cells.length === 1) {
    return [...strayWords, ...first.cells.flatMap(({ children }) => reading.read(children))];
  }
  const headerRows = countHeaderRows(rows);
  const caption = element.children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  const words = caption === undefined || typeof caption === 'string' ? [] : readLine(caption, reading);
  return [
    ...strayWords,
    {
      type: 'table',
      id: reading.newId(),
      ...(words.length === 0 ? {} : { caption: words }),
      headerRows,
      rows: rows.map(({ cells }, index) => cells.map((cell) => readCell(cell, index < headerRows, reading))),
    },
  ];
}

function rowsOf(nodes: readonly PasteNode[], isHead: boolean): Row[] {
  return nodes.flatMap((node): Row[] => {
    if (typeof node === 'string' || isHidden(node)) return [];
    if (node.tag === 'tr') return [{ cells: cellsOf(node), isHead }];
    const isGroup = node.tag === 'tbody' || node.tag === 'thead' || node.tag === 'tfoot';
    return isGroup ? rowsOf(node.children, node.tag === 'thead') : [];
  });
}

function cellsOf({ children }: PasteElement): PasteElement[] {
  return children.filter(
    (child): child is PasteElement =>
      typeof child !== 'string' && (child.tag === 'td' || child.tag === 'th') && !isHidden(child),
  );
}

/** Words that stand in a table but in none of its cells. */
function readStray(nodes: readonly PasteNode[], reading: Reading): Block[] {
  return reading.read(nodes.filter((node) => (typeof node === 'string' ? node.trim() !== '' : !PARTS.has(node.tag))));
}

function countHeaderRows(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells, isHead }) => !isHead && !cells.every(({ tag }) => tag === 'th'));
  return first === -1 ? Math.min(1, rows.length) : first;
}

function readCell(cell: PasteElement, isInHead: boolean, reading: Reading): TableCell {
  const given = styleOf(cell, 'text-align') || (cell.attributes['align'] ?? '');
  const align = ALIGNMENTS.find((known) => known === given);
  const columnSpan = spanOf(cell.attributes['colspan']);
  const rowSpan = spanOf(cell.attributes['rowspan']);
  return {
    content: reading.read(cell.children),
    ...(cell.tag === 'th' && !isInHead ? { header: true } : {}),
    ...(align === undefined || align === 'left' ? {} : { align }),
    ...(columnSpan === 1 ? {} : { columnSpan }),
    ...(rowSpan === 1 ? {} : { rowSpan }),
  };
}

function spanOf(given: string | undefined): number {
  const span = Number(given ?? 1);
  return Number.isInteger(span) && span >= 1 && span <= 100 ? span : 1;
}
