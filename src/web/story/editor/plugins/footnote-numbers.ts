import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { editorMessages } from '#shared/messages/editor.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { nodes } from '../schema/editor-schema.ts';
import { changedChildren } from './changed-children.ts';
import { noteId, references } from './footnote-order.ts';

/** The number of each reference, shown by the style sheet: it is no word of the text and changes with the order. */
export function footnoteNumbers(): Plugin {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => numbers(doc),
      apply: (tr, shown, before, { doc }) => {
        if (!tr.docChanged) return shown;
        const { from, beforeEnd, afterEnd } = changedChildren(before.doc, doc);
        const isSame = references(before.doc, from, beforeEnd).join() === references(doc, from, afterEnd).join();
        return isSame && before.doc.lastChild?.childCount === doc.lastChild?.childCount
          ? shown.map(tr.mapping, doc)
          : numbers(doc);
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}

function numbers(doc: Node): DecorationSet {
  const notes = doc.lastChild?.type === nodes.footnotes ? doc.lastChild.children : [];
  if (notes.length === 0) return DecorationSet.empty;
  const order = new Map(notes.map((note, index) => [noteId(note), index + 1]));
  const shown: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type !== nodes.footnoteReference) return true;
    const number = order.get(String(node.attrs['footnoteId'])) ?? 0;
    const label = formatMessage(editorMessages.footnoteReference, { number });
    const look = { 'data-number': String(number), role: 'doc-noteref', 'aria-label': label };
    shown.push(Decoration.node(position, position + node.nodeSize, look));
    return false;
  });
  return DecorationSet.create(doc, shown);
}
