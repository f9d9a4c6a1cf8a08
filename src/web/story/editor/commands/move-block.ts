import { Fragment } from '@tiptap/pm/model';
import { type Command, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { nodes } from '../schema/editor-schema.ts';
import { around, isHead, topBlock } from './places.ts';

/** Swaps the block of the cursor (inside a list: its item) with the one above (-1) or below (1). */
export function moveBlock(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const item = around(selection.$from, nodes.listItem);
    const moved = item !== undefined && hasNeighbour(item.position) ? item : topBlock(state);
    if (moved === undefined) return false;
    const place = state.doc.resolve(moved.position);
    const index = place.index();
    const other = place.parent.maybeChild(index + direction);
    if (other === null || isHead(other) || other.type === nodes.footnotes) return false;
    const start = direction === -1 ? moved.position - other.nodeSize : moved.position;
    const pair = direction === -1 ? [moved.node, other] : [other, moved.node];
    const tr = state.tr.replaceWith(start, start + moved.node.nodeSize + other.nodeSize, Fragment.from(pair));
    const shift = direction === -1 ? -other.nodeSize : other.nodeSize;
    if (selection instanceof NodeSelection) {
      tr.setSelection(NodeSelection.create(tr.doc, selection.from + shift));
    } else if (selection instanceof TextSelection) {
      // What is selected beyond the block stays where it is, so the cursor alone goes along.
      const isWithin = selection.to <= moved.position + moved.node.nodeSize;
      const { anchor, head, from } = selection;
      const [one, two] = isWithin ? [anchor, head] : [from, from];
      tr.setSelection(TextSelection.create(tr.doc, one + shift, two + shift));
    } else {
      tr.setSelection(Selection.near(tr.doc.resolve(moved.position + shift + 1)));
    }
    dispatch?.(tr.scrollIntoView());
    return true;

    function hasNeighbour(position: number): boolean {
      const at = state.doc.resolve(position);
      return at.parent.maybeChild(at.index() + direction) !== null;
    }
  };
}
