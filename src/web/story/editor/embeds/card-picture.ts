import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { withDecoration } from '../media/decoration.ts';
import { sendUpload } from '../media/send-upload.ts';
import type { StoredPicture } from '../media/upload.ts';
import { keepOffer } from '../paste/offer.ts';
import { nodes } from '../schema/editor-schema.ts';

/**
 * Has our server fetch and keep the picture of a card, and puts it in when it is there. One that cannot be had leaves
 * the card as it is, and so does a card that is gone by then.
 */
export async function fetchCardPicture(view: EditorView, cardId: string, url: string): Promise<void> {
  const answer = await sendUpload({ kind: 'address', url, name: '' }, () => undefined, new AbortController().signal);
  if ('reason' in answer || view.isDestroyed) return;
  const tr = putCardPicture(view.state, cardId, answer);
  if (tr !== undefined) keepOffer(view, () => view.dispatch(tr));
}

/** No step of its own for undoing: undoing the card takes its picture away. */
export function putCardPicture(state: EditorState, cardId: string, picture: StoredPicture): Transaction | undefined {
  const position = positionOf(state.doc, cardId);
  if (position === undefined) return undefined;
  return state.tr.setNodeAttribute(position, 'picture', withDecoration(picture, true)).setMeta('addToHistory', false);
}

function positionOf(doc: Node, cardId: string): number | undefined {
  let found: number | undefined;
  doc.descendants((node, position) => {
    if (node.type === nodes.linkCard && node.attrs['id'] === cardId) found = position;
    return found === undefined && !node.isTextblock;
  });
  return found;
}
