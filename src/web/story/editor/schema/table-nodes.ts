import type { NodeSpec } from '@tiptap/pm/model';
import type { TableCell } from '#shared/story/story-document.ts';
import { readId, writeId } from './node-attributes.ts';

const ALIGNMENTS: readonly NonNullable<TableCell['align']>[] = ['left', 'center', 'right'];

/** A table stands in a figure with its caption: the package that edits tables wants nothing but rows inside one. */
export const tableNodes = {
  tableFigure: {
    attrs: { id: { default: '' } },
    content: '(table | joint) caption?',
    group: 'block',
    isolating: true,
    defining: true,
    parseDOM: [{ tag: 'div.table', getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['div', { ...writeId(node), class: 'table' }, 0],
  },
  table: {
    attrs: { headerRows: { default: 0 } },
    content: 'tableRow*',
    tableRole: 'table',
    isolating: true,
    selectable: false,
    parseDOM: [{ tag: 'table', getAttrs: (element) => ({ headerRows: readHeaderRows(element) }) }],
    toDOM: (node) => {
      const rows = Number(node.attrs['headerRows']);
      return ['table', { 'data-header-rows': String(Math.min(rows, 3)), 'data-rows': String(rows) }, ['tbody', 0]];
    },
  },
  tableRow: {
    content: 'tableCell*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableCell: {
    attrs: {
      header: { default: null },
      align: { default: null },
      colspan: { default: 1 },
      rowspan: { default: 1 },
      // Wanted by the package that edits tables; widths of columns are no part of a story.
      colwidth: { default: null },
    },
    content: 'block+',
    tableRole: 'cell',
    isolating: true,
    parseDOM: [{ tag: 'td, th', getAttrs: readCell }],
    toDOM: (node) => {
      const { header, align, colspan, rowspan } = node.attrs as Record<string, unknown>;
      const spans = {
        ...(colspan === 1 ? {} : { colspan: String(colspan) }),
        ...(rowspan === 1 ? {} : { rowspan: String(rowspan) }),
      };
      const look = typeof align === 'string' ? { class: `align-${align}`, 'data-align': align } : {};
      return [header === true ? 'th' : 'td', { ...spans, ...look }, 0];
    },
  },
} satisfies Record<string, NodeSpec>;

function readHeaderRows(element: HTMLElement): number {
  const given = Number.parseInt(element.dataset['rows'] ?? '', 10);
  if (given >= 0 && given <= 1_000) return given;
  return element.querySelectorAll(':scope > thead > tr').length;
}

function readCell(element: HTMLElement) {
  const align = element.dataset['align'] ?? element.getAttribute('align');
  const isInHead = element.closest('thead') !== null;
  return {
    header: element.nodeName === 'TH' && !isInHead ? true : null,
    align: ALIGNMENTS.find((known) => known === align) ?? null,
    colspan: readSpan(element, 'colspan'),
    rowspan: readSpan(element, 'rowspan'),
  };
}

function readSpan(element: HTMLElement, name: string): number {
  const span = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return span >= 1 && span <= 100 ? span : 1;
}
