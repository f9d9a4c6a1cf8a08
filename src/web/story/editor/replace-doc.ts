import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { KEEP_NOTES } from './plugins/footnote-order.ts';

/** The change that makes another document of this one, no larger than where the two differ, so that the cursor stays. */
export function replaceDoc(state: EditorState, doc: Node): Transaction {
  const { tr } = state;
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return tr;
  // Where the same letters stand on both sides the two ends may cross.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap)).setMeta(KEEP_NOTES, true);
}
