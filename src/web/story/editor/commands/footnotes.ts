import type { Node } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { noteId, OPEN_NOTE, selectNote } from '../plugins/footnote-order.ts';
import { nodes } from '../schema/editor-schema.ts';
import { around } from './places.ts';

/** A reference behind the selection; the order of notes makes its note and puts the cursor there. */
export const insertFootnote: Command = (state, dispatch) => {
  const { $to } = state.selection;
  const { parent } = $to;
  if (!parent.type.contentMatch.matchType(nodes.footnoteReference) || around($to, nodes.footnote)) return false;
  const footnoteId = newId();
  const reference = nodes.footnoteReference.create({ footnoteId });
  dispatch?.(state.tr.insert($to.pos, reference).setMeta(OPEN_NOTE, footnoteId));
  return true;
};

/** From a reference that is selected to its note. */
export function openNote(footnoteId: string): Command {
  return (state, dispatch) => {
    const tr = selectNote(state.tr, footnoteId);
    if (tr.selectionSet) dispatch?.(tr.scrollIntoView());
    return tr.selectionSet;
  };
}

/** From a note back to behind its first reference. */
export const leaveNote: Command = (state, dispatch) => {
  const note = around(state.selection.$from, nodes.footnote);
  const place = note && referencePositions(state.doc, noteId(note.node))[0];
  if (place === undefined) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, place + 1)).scrollIntoView());
  return true;
};

/** Backspace in an empty note takes its references away, and with them the note. */
export const removeEmptyNote: Command = (state, dispatch) => {
  const note = around(state.selection.$from, nodes.footnote);
  if (note === undefined || note.node.textContent !== '' || note.node.childCount > 1) return false;
  const places = referencePositions(state.doc, noteId(note.node));
  const [first] = places;
  if (first === undefined) return false;
  const tr = state.tr;
  for (const place of places.toReversed()) tr.delete(place, place + 1);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, first)).scrollIntoView());
  return true;
};

function referencePositions(doc: Node, footnoteId: string): number[] {
  const found: number[] = [];
  doc.descendants((node, position) => {
    if (node.type === nodes.footnoteReference && node.attrs['footnoteId'] === footnoteId) found.push(position);
  });
  return found;
}
