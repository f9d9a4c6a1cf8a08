import type { NodeType } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { nodes } from '../schema/editor-schema.ts';
import { type Place, selectedIn } from './places.ts';

/** Figures that may have a caption, and which part that is. */
const CAPTIONED = [nodes.image, nodes.galleryImage, nodes.embed, nodes.codeBlock, nodes.tableFigure];

/** The cursor in the caption of the figure that is selected or holds the cursor; a caption is made where none is. */
export const openCaption: Command = (state, dispatch) => {
  const figure = selectedIn(state, ...CAPTIONED) ?? selectedIn(state, nodes.gallery);
  return openPart(figure, nodes.caption)(state, dispatch);
};

/** The same below a whole gallery. */
export const openGalleryCaption: Command = (state, dispatch) =>
  openPart(selectedIn(state, nodes.gallery), nodes.caption)(state, dispatch);

/** Who said a pull quote. */
export const openAttribution: Command = (state, dispatch) =>
  openPart(selectedIn(state, nodes.pullQuote), nodes.attribution)(state, dispatch);

/** The cursor in the last child, which is of this type; it is made where it is not there. */
function openPart(holder: Place | undefined, type: NodeType): Command {
  return (state, dispatch) => {
    if (holder === undefined) return false;
    const { node, position } = holder;
    const end = position + node.nodeSize - 1;
    const tr = state.tr;
    if (node.lastChild?.type !== type) tr.insert(end, type.create());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(end) - 1), -1)).scrollIntoView());
    return true;
  };
}

/** The heading of a callout, at its beginning. */
export const openCalloutTitle: Command = (state, dispatch) => {
  const callout = selectedIn(state, nodes.callout);
  if (callout === undefined) return false;
  const tr = state.tr;
  if (callout.node.firstChild?.type !== nodes.calloutTitle)
    tr.insert(callout.position + 1, nodes.calloutTitle.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, callout.position + 2)).scrollIntoView());
  return true;
};

export function setCalloutKind(kind: string): Command {
  return (state, dispatch) => {
    const callout = selectedIn(state, nodes.callout);
    if (callout === undefined) return false;
    dispatch?.(state.tr.setNodeAttribute(callout.position, 'kind', kind));
    return true;
  };
}

/** The second line of a story: made below the title where there is none. */
export const openSubtitle: Command = (state, dispatch) => {
  const title = state.doc.child(0);
  const tr = state.tr;
  if (state.doc.maybeChild(1)?.type !== nodes.subtitle) tr.insert(title.nodeSize, nodes.subtitle.create());
  const end = title.nodeSize + (tr.doc.child(1).nodeSize - 1);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  return true;
};
