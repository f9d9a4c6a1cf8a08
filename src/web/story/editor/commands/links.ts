import type { Mark } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { cleanHref } from '#shared/story/safe-href.ts';
import { editorSchema, markTypes } from '../schema/editor-schema.ts';

export type LinkPlace = { readonly from: number; readonly to: number; readonly href: string };

/** The link under the cursor or at the beginning of the selection, with all the text that it covers. */
export function linkAt(state: EditorState): LinkPlace | undefined {
  const { $from, empty } = state.selection;
  const index = empty && $from.textOffset === 0 && !linkOf($from.nodeAfter?.marks) ? $from.index() - 1 : $from.index();
  const { parent } = $from;
  const mark = linkOf(parent.maybeChild(index)?.marks);
  if (mark === undefined) return undefined;
  let first = index;
  let last = index;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1;
  let from = $from.start();
  for (let before = 0; before < first; before += 1) from += parent.child(before).nodeSize;
  let to = from;
  for (let inside = first; inside <= last; inside += 1) to += parent.child(inside).nodeSize;
  return { from, to, href: String(mark.attrs['href']) };
}

function linkOf(marks: readonly Mark[] | undefined): Mark | undefined {
  return marks?.find((mark) => mark.type === markTypes.link);
}

/** The address that a writer meant: a host without a scheme is a web address, an address of mail gets its scheme. */
export function readLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return cleanHref(`mailto:${text}`);
  if (/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(text)) return cleanHref(`https://${text}`);
  return text === '' ? undefined : cleanHref(text);
}

/** Links the selection, the link under the cursor, or writes the address where nothing is selected. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const mark = markTypes.link.create({ href });
    const { from, to, empty, $from } = state.selection;
    if (!$from.parent.type.allowsMarkType(markTypes.link)) return false;
    const old = linkAt(state);
    const tr = state.tr;
    if (!empty) tr.removeMark(from, to, markTypes.link).addMark(from, to, mark);
    else if (old !== undefined) tr.removeMark(old.from, old.to, markTypes.link).addMark(old.from, old.to, mark);
    else tr.insert(from, editorSchema.text(href, [mark]));
    if (!empty) tr.setSelection(TextSelection.create(tr.doc, to));
    dispatch?.(tr.removeStoredMark(markTypes.link).scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const old = linkAt(state);
  const { from, to, empty } = state.selection;
  if (empty && old === undefined) return false;
  const range = empty && old !== undefined ? old : { from, to };
  dispatch?.(state.tr.removeMark(range.from, range.to, markTypes.link));
  return true;
};
