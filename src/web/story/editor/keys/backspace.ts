import { chainCommands, deleteSelection, joinBackward, lift, selectNodeBackward } from '@tiptap/pm/commands';
import { type Command, Selection, TextSelection } from '@tiptap/pm/state';
import { toggleCodeBlock } from '../commands/code-block.ts';
import { removeEmptyNote } from '../commands/footnotes.ts';
import { headEnd } from '../commands/insert-block.ts';
import { liftItem } from '../commands/lists.ts';
import { around } from '../commands/places.ts';
import { setParagraph } from '../commands/set-text-block.ts';
import { unwrapPullQuote } from '../commands/toggle-quote.ts';
import { undoTypingRule } from '../rules/typing-rules.ts';
import { nodes } from '../schema/editor-schema.ts';

/** Runs only with the cursor at the beginning of its line. */
function atBeginning(command: Command): Command {
  return (state, dispatch, view) => {
    const { $from, empty } = state.selection;
    return empty && $from.parent.isTextblock && $from.parentOffset === 0 && command(state, dispatch, view);
  };
}

/** A heading becomes a paragraph, before it would join the line above. */
const endHeading: Command = (state, dispatch) =>
  state.selection.$from.parent.type === nodes.heading && setParagraph(state, dispatch);

/** The first line of a list, a quote or a note leaves it. */
const leaveContainer: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  if ($from.depth < 2 || $from.index(-1) !== 0) return false;
  const holder = $from.node(-1).type;
  if (holder === nodes.listItem) return liftItem(state, dispatch);
  return (holder === nodes.blockQuote || holder === nodes.callout) && lift(state, dispatch, view);
};

/** An optional line (caption, source, heading of a note, subtitle) goes when it is empty. */
const removeEmptyPart: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { parent } = $from;
  const isPart = [nodes.caption, nodes.attribution, nodes.calloutTitle, nodes.subtitle].includes(parent.type);
  if (!isPart || parent.content.size > 0) return false;
  const tr = state.tr.delete($from.before(), $from.after());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.before()), -1)).scrollIntoView());
  return true;
};

const endSpecialBlock: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from;
  if (parent.type === nodes.quoteText) return unwrapPullQuote(state, dispatch, view);
  return parent.type === nodes.codeText && parent.content.size === 0 && toggleCodeBlock(state, dispatch, view);
};

/** From the first line of the body into the title; an empty line goes, a written one stays. */
const backToHead: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const start = headEnd(state.doc);
  if ($from.depth !== 1 || $from.before() !== start || around($from, nodes.title)) return false;
  const tr = state.tr;
  const isLast = tr.doc.resolve($from.after()).nodeAfter === null;
  if ($from.parent.content.size === 0 && !isLast) tr.delete($from.before(), $from.after());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start - 1)).scrollIntoView());
  return true;
};

export const backspace: Command = chainCommands(
  undoTypingRule,
  deleteSelection,
  atBeginning(removeEmptyNote),
  atBeginning(removeEmptyPart),
  atBeginning(endHeading),
  atBeginning(endSpecialBlock),
  atBeginning(leaveContainer),
  atBeginning(backToHead),
  joinBackward,
  selectNodeBackward,
);
