import { lift, wrapIn } from '@tiptap/pm/commands';
import { Fragment, type Node } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { selectedIn } from './places.ts';

/** Paragraphs, then a quote, then a pull quote, then paragraphs again. */
export const toggleQuote: Command = (state, dispatch, view) => {
  const pull = selectedIn(state, nodes.pullQuote);
  if (pull !== undefined) return unwrapPullQuote(state, dispatch);
  const quote = selectedIn(state, nodes.blockQuote);
  if (quote === undefined) return wrapIn(nodes.blockQuote, { id: newId() })(state, dispatch);
  // A quote of lists or pictures cannot be one line set large.
  if (!quote.node.children.every((child) => child.isTextblock)) return lift(state, dispatch, view);
  const text = joinLines(quote.node);
  const made = nodes.pullQuote.create({ id: String(quote.node.attrs['id']) }, nodes.quoteText.create(null, text));
  const tr = state.tr.replaceWith(quote.position, quote.position + quote.node.nodeSize, made);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, quote.position + 2 + text.size)).scrollIntoView());
  return true;
};

/** A pull quote as paragraphs: its words, and who said them. */
export const unwrapPullQuote: Command = (state, dispatch) => {
  const pull = selectedIn(state, nodes.pullQuote);
  if (pull === undefined) return false;
  const lines = pull.node.children.map((line) => nodes.paragraph.create({ id: newId() }, line.content));
  const tr = state.tr.replaceWith(pull.position, pull.position + pull.node.nodeSize, lines);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pull.position + 1)).scrollIntoView());
  return true;
};

function joinLines(quote: Node): Fragment {
  const parts = quote.children.map((line, index) =>
    index === 0 ? line.content : Fragment.from(nodes.lineBreak.create()).append(line.content),
  );
  return parts.reduce((all, part) => all.append(part), Fragment.empty);
}
