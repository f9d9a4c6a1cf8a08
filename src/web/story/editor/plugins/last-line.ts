import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { filler } from '../convert/blocks-to-nodes.ts';
import { nodes } from '../schema/editor-schema.ts';

/** Below a picture, a table or a list that stands last there is always a line to go on; it is saved only when used. */
export function lastLine(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const end = bodyEnd(doc);
      if (end.last === bodyEnd(before.doc).last || end.last?.type === nodes.paragraph) return null;
      return tr.insert(end.position, filler());
    },
  });
}

/** The last block of the body and the position behind it. */
function bodyEnd(doc: Node): { readonly last: Node | null; readonly position: number } {
  const notes = doc.lastChild?.type === nodes.footnotes ? doc.lastChild : null;
  if (notes === null) return { last: doc.lastChild, position: doc.content.size };
  return { last: doc.maybeChild(doc.childCount - 2), position: doc.content.size - notes.nodeSize };
}
