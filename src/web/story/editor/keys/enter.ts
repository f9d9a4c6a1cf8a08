import { chainCommands, createParagraphNear, liftEmptyBlock, newlineInCode, splitBlock } from '@tiptap/pm/commands';
import { type Command, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { leaveCode } from '../commands/code-block.ts';
import { headEnd } from '../commands/insert-block.ts';
import { splitItem } from '../commands/lists.ts';
import { openCaption } from '../commands/optional-parts.ts';
import { around } from '../commands/places.ts';
import { newId } from '../new-id.ts';
import { linkBeforeCursor } from '../rules/link-rules.ts';
import { nodes } from '../schema/editor-schema.ts';
import { holdsCaptionOnly } from '../schema/joint-node.ts';

/** From the title to the subtitle or the text; what stands behind the cursor becomes the first paragraph. */
const leaveHead: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const { parent } = $from;
  if (parent.type !== nodes.title && parent.type !== nodes.subtitle) return false;
  const tr = state.tr;
  if (!$from.sameParent($to)) tr.deleteSelection();
  const rest = $from.sameParent($to) ? parent.textBetween($to.parentOffset, parent.content.size) : '';
  if ($from.sameParent($to)) tr.delete($from.pos, $from.end());
  const body = headEnd(tr.doc);
  const first = tr.doc.resolve(body).nodeAfter;
  const isNext = parent.type === nodes.title && tr.doc.maybeChild(1)?.type === nodes.subtitle && rest === '';
  const target = isNext ? tr.doc.child(0).nodeSize : body;
  const isLineFree = first?.type === nodes.paragraph && first.content.size === 0;
  if (!isNext && !isLineFree) tr.insert(body, nodes.paragraph.create({ id: newId() }));
  if (rest !== '') tr.insertText(rest, body + 1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(target + 1))).scrollIntoView());
  return true;
};

/** From the words of a figure (caption, pull quote, its source) to a new line below it. */
const leaveFigure: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if (![nodes.caption, nodes.quoteText, nodes.attribution].includes($from.parent.type)) return false;
  const figure = around(
    $from,
    nodes.image,
    nodes.gallery,
    nodes.embed,
    nodes.codeBlock,
    nodes.tableFigure,
    nodes.pullQuote,
  );
  if (figure === undefined) return false;
  const end = figure.position + figure.node.nodeSize;
  const tr = state.tr;
  if ($from.parentOffset < $from.parent.content.size || !$from.sameParent($to)) tr.deleteSelection();
  const after = tr.mapping.map(end);
  const next = tr.doc.resolve(after).nodeAfter;
  // An empty line that is there already is used.
  if (next?.type !== nodes.paragraph || next.content.size > 0)
    tr.insert(after, nodes.paragraph.create({ id: newId() }));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

/** From the heading of a callout into it. */
const leaveCalloutTitle: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.calloutTitle) return false;
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve($from.after() + 1))).scrollIntoView());
  return true;
};

/** Enter on a picture or a card that is selected opens its caption, where it may have one. */
const openSelected: Command = (state, dispatch) => {
  const { selection } = state;
  const isFigure = selection instanceof NodeSelection && holdsCaptionOnly(selection.node.type);
  return isFigure && openCaption(state, dispatch);
};

const endLine: Command = chainCommands(
  leaveHead,
  leaveFigure,
  leaveCalloutTitle,
  openSelected,
  leaveCode,
  newlineInCode,
  splitItem,
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);

/** An address that was typed becomes a link, as with a space behind it; then the line ends. */
export const enter: Command = (state, dispatch, view) => {
  const linked = dispatch === undefined ? null : linkBeforeCursor(state);
  if (linked === null) return endLine(state, dispatch, view);
  dispatch?.(linked);
  return endLine(view?.state ?? state.apply(linked), dispatch, view);
};

/** A line break inside a block; in the title and in code what Enter does. */
export const breakLine: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  if (!$from.parent.type.contentMatch.matchType(nodes.lineBreak)) return enter(state, dispatch, view);
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};
