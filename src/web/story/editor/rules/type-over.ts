import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/**
 * What is selected gives way to what is typed. Where the blocks of its two ends cannot be joined (the caption of a
 * gallery, and code), each of them loses its selected part and stays.
 */
export function typeOver(state: EditorState, from: number, to: number, text: string): Transaction {
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

/** Types over selections that reach over several blocks; within one the editor does so by itself. */
export function typingOver(): Plugin {
  return new Plugin({
    props: {
      handleTextInput: (view, from, to, text) => {
        if (view.composing || view.state.doc.resolve(from).sameParent(view.state.doc.resolve(to))) return false;
        view.dispatch(typeOver(view.state, from, to, text).scrollIntoView());
        return true;
      },
    },
  });
}
