import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  mergeCells,
  selectedRect,
  splitCell,
  fixTables,
} from '@tiptap/pm/tables';
import { chainCommands } from '@tiptap/pm/commands';
import { type Command, Selection } from '@tiptap/pm/state';
import type { TableCell } from '#shared/story/story-document.ts';
import { nodes } from '../schema/editor-schema.ts';
import { selectedIn } from './places.ts';

/**
 * Runs a command of tables on rows of equal length: a story may have come with rows that lack cells, which stay as
 * they are until somebody changes their table. Filling them up and the command are one change, undone as one.
 */
function withWholeTable(command: Command): Command {
  return (state, dispatch) => {
    const filled = fixTables(state);
    if (filled === undefined) return command(state, dispatch);
    return command(
      state.apply(filled),
      dispatch &&
        ((change) => {
          for (const step of change.steps) filled.step(step);
          dispatch(filled.setSelection(Selection.fromJSON(filled.doc, change.selection.toJSON())).scrollIntoView());
        }),
    );
  };
}

/** Tab in a table: the next cell; behind the last one a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!tableCommands.rowBelow(state, dispatch)) return false;
  return view === undefined || goToNextCell(1)(view.state, dispatch);
};

/** How many rows at the top are headings: one or none. */
const toggleHeaderRow: Command = (state, dispatch) => {
  const table = selectedIn(state, nodes.table);
  if (table === undefined) return false;
  const has = Number(table.node.attrs['headerRows']) > 0;
  dispatch?.(state.tr.setNodeAttribute(table.position, 'headerRows', has ? 0 : 1));
  return true;
};

/** Whether the first column names its rows. */
const toggleHeaderColumn: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { map, tableStart, table } = selectedRect(state);
  const cells = [...new Set(Array.from({ length: map.height }, (_none, row) => map.map[row * map.width] ?? 0))];
  const has = cells.every((cell) => table.nodeAt(cell)?.attrs['header'] === true);
  const tr = state.tr;
  for (const cell of cells) tr.setNodeAttribute(tableStart + cell, 'header', has ? null : true);
  dispatch?.(tr);
  return true;
};

/** Aligns the text of every cell in the columns of the selection. */
export function alignColumns(align: TableCell['align'] | null): Command {
  return withWholeTable((state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, tableStart, left, right } = selectedRect(state);
    const cells = map.cellsInRect({ left, right, top: 0, bottom: map.height });
    const tr = state.tr;
    for (const cell of cells) tr.setNodeAttribute(tableStart + cell, 'align', align);
    dispatch?.(tr);
    return true;
  });
}

const deleteTable: Command = (state, dispatch) => {
  const figure = selectedIn(state, nodes.tableFigure);
  if (figure === undefined) return false;
  const tr = state.tr.delete(figure.position, figure.position + figure.node.nodeSize);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(figure.position))).scrollIntoView());
  return true;
};

/** The commands of the table's own bar, by name. The last row or column takes the table with it. */
export const tableCommands = {
  rowAbove: withWholeTable(addRowBefore),
  rowBelow: withWholeTable(addRowAfter),
  columnBefore: withWholeTable(addColumnBefore),
  columnAfter: withWholeTable(addColumnAfter),
  deleteRow: chainCommands(withWholeTable(deleteRow), deleteTable),
  deleteColumn: chainCommands(withWholeTable(deleteColumn), deleteTable),
  mergeCells: withWholeTable(mergeCells),
  splitCell: withWholeTable(splitCell),
  toggleHeaderRow,
  toggleHeaderColumn: withWholeTable(toggleHeaderColumn),
  alignLeft: alignColumns(null),
  alignCentre: alignColumns('center'),
  alignRight: alignColumns('right'),
  deleteTable,
} as const satisfies Record<string, Command>;
