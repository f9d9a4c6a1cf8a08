import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const TK = /(?<![\p{L}\p{N}])(?:TK)+(?![\p{L}\p{N}])/gu;
const key = new PluginKey<DecorationSet>('tk-marks');

/** Marks "TK", by which writers say that something is to come; only the text that changed is looked through again. */
export function tkMarks(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, marksBetween(doc, 0, doc.content.size)),
      apply: (tr, shown) => (tr.docChanged ? markChanges(tr, shown.map(tr.mapping, tr.doc)) : shown),
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** How many are still in the text. */
export function countTks(state: EditorState): number {
  return key.getState(state)?.find().length ?? 0;
}

function markChanges(tr: Transaction, shown: DecorationSet): DecorationSet {
  let set = shown;
  for (const [index, map] of tr.mapping.maps.entries()) {
    const rest = tr.mapping.slice(index + 1);
    map.forEach((_oldStart, _oldEnd, start, end) => {
      const from = blockStart(tr.doc, rest.map(start, -1));
      const to = blockEnd(tr.doc, rest.map(end, 1));
      set = set.remove(set.find(from, to)).add(tr.doc, marksBetween(tr.doc, from, to));
    });
  }
  return set;
}

function blockStart(doc: Node, position: number): number {
  const place = doc.resolve(position);
  return place.depth === 0 ? position : place.start();
}

function blockEnd(doc: Node, position: number): number {
  const place = doc.resolve(position);
  return place.depth === 0 ? position : place.end();
}

function marksBetween(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, position, parent) => {
    if (node.type.spec.code) return false;
    if (!node.isText || parent === null) return true;
    for (const { index, 0: word } of (node.text ?? '').matchAll(TK)) {
      const start = position + index;
      if (start + word.length >= from && start <= to) {
        marks.push(Decoration.inline(start, start + word.length, { class: 'tk' }));
      }
    }
    return false;
  });
  return marks;
}
