import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';

/**
 * What is selected gives way to what is typed; a block that holds no words stays, and they stand below it. Where the blocks of its two ends cannot be joined (the caption of a
 * gallery, and code), each of them loses its selected part and stays.
 */
export function typeOver(state: EditorState, from: number, to: number, text: string): Transaction {
  const below = toLineBelow(state);
  if (below !== null) return below.insertText(text);
  try {
    return state.tr.insertText(text, from, to);
  } catch {
    // The package that replaces throws an error of a kind that it does not give a type to.
    return emptyOneByOne(state, from, to).insertText(text, from);
  }
}

function emptyOneByOne(state: EditorState, from: number, to: number): Transaction {
  const ranges: (readonly [number, number])[] = [];
  state.doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    const start = Math.max(from, position + 1);
    const end = Math.min(to, position + 1 + node.content.size);
    if (end > start) ranges.push([start, end]);
    return false;
  });
  return ranges.reduceRight((tr, [start, end]) => tr.delete(start, end), state.tr);
}

/**
 * From a selected block without words, such as a picture on its way or a separator, to the line below it. Null where
 * none is selected: whoever has just put it there writes on, and does not mean to lose it.
 */
function toLineBelow({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !selection.node.isLeaf) return null;
  const { $to } = selection;
  const next = $to.nodeAfter;
  if (next?.type !== nodes.paragraph || next.content.size > 0) {
    if (!$to.parent.canReplaceWith($to.index(), $to.index(), nodes.paragraph)) return null;
    tr.insert($to.pos, nodes.paragraph.create({ id: newId() }));
  }
  return tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1));
}

/** Types over blocks: within the words of one the editor does so by itself. */
export function typingOver(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        // The keyboards of phones, and those that put letters together, write where they began.
        compositionstart: (view) => {
          const below = toLineBelow(view.state);
          if (below !== null) view.dispatch(below.scrollIntoView());
        },
      },
      handleTextInput: (view, from, to, text) => {
        const isWithin = view.state.doc.resolve(from).sameParent(view.state.doc.resolve(to));
        if (view.composing || (isWithin && !(view.state.selection instanceof NodeSelection))) return false;
        view.dispatch(typeOver(view.state, from, to, text).scrollIntoView());
        return true;
      },
    },
  });
}
