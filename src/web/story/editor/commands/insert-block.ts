import type { Node } from '@tiptap/pm/model';
import { type Command, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { isHead, topBlock } from './places.ts';

/**
 * Puts a block where the cursor is: in the place of an empty paragraph, otherwise below the block. The cursor goes
 * into it, or selects it where it holds no text.
 */
export function insertBlock(make: () => Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const block = make();
    const depth = depthFor($from, block);
    if (depth === undefined) return false;
    const here = $from.node(depth);
    const isReplaced = here.type === nodes.paragraph && here.content.size === 0;
    const start = isReplaced ? $from.before(depth) : $from.after(depth);
    if (dispatch === undefined) return true;
    const tr = state.tr.replaceWith(start, isReplaced ? $from.after(depth) : start, block);
    dispatch(selectInside(tr, start, block).scrollIntoView());
    return true;
  };
}

/** The deepest level at which the block may stand beside what holds the cursor; the title lets it in below itself. */
function depthFor($from: Selection['$from'], block: Node): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (isHead($from.node(depth))) return depth;
    const parent = $from.node(depth - 1);
    const index = $from.indexAfter(depth - 1);
    if (parent.canReplaceWith(index, index, block.type)) return depth;
  }
  return undefined;
}

function selectInside(tr: Transaction, start: number, block: Node): Transaction {
  if (block.isLeaf || block.firstChild === null) return tr.setSelection(NodeSelection.create(tr.doc, start));
  return tr.setSelection(Selection.near(tr.doc.resolve(start + 1)));
}

/** Where the body begins: behind the title and the subtitle. */
export function headEnd(doc: Node): number {
  const [title, subtitle] = [doc.child(0), doc.maybeChild(1)];
  return title.nodeSize + (subtitle?.type === nodes.subtitle ? subtitle.nodeSize : 0);
}

export const newBlocks = {
  separator: () => nodes.separator.create({ id: newId() }),
  mathBlock: () => nodes.mathBlock.create({ id: newId() }),
  codeBlock: () => nodes.codeBlock.create({ id: newId() }, nodes.codeText.create()),
  pullQuote: () => nodes.pullQuote.create({ id: newId() }, nodes.quoteText.create()),
  callout: (kind: string) => nodes.callout.create({ id: newId(), kind }, nodes.paragraph.create({ id: newId() })),
  table: (rows: number, columns: number) => {
    const cell = () => nodes.tableCell.create(null, nodes.paragraph.create({ id: newId() }));
    const row = () => nodes.tableRow.create(null, Array.from({ length: columns }, cell));
    const table = nodes.table.create({ headerRows: 1 }, Array.from({ length: rows }, row));
    return nodes.tableFigure.create({ id: newId() }, table);
  },
} as const;

/** Everyone may read what stands above; a story has one such line, so it is moved where there was one. */
export const insertPreviewBreak: Command = (state, dispatch) => {
  const top = topBlock(state);
  if (top === undefined) return false;
  const tr = state.tr;
  state.doc.forEach((node, position) => {
    if (node.type === nodes.previewBreak) tr.delete(position, position + node.nodeSize);
  });
  dispatch?.(tr.insert(tr.mapping.map(top.position), nodes.previewBreak.create()).scrollIntoView());
  return true;
};
