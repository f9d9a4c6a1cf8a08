import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Selection, TextSelection } from '@tiptap/pm/state';
import { countPicturesWithoutAlt } from '#shared/story/pictures-without-alt.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import type { Caret, EditorHandle } from './editor-handle.ts';
import { extensions } from './extensions.ts';
import { countTks } from './plugins/tk-marks.ts';
import { replaceDoc } from './replace-doc.ts';
import { countDraftWords } from './count-draft-words.ts';

/** The handle of one mounted editor. */
export function createHandle(view: EditorView, language: string): EditorHandle {
  const read = () => docToDraft(view.state.doc);
  return {
    read,
    replace: (value, keepSelection = false) => {
      const tr = replaceDoc(view.state, draftToDoc(value));
      if (!keepSelection) tr.setSelection(TextSelection.atStart(tr.doc));
      view.dispatch(tr);
    },
    focus: (caret) => {
      if (caret !== undefined) view.dispatch(view.state.tr.setSelection(selectionAt(view.state.doc, caret)));
      view.focus();
    },
    countWords: () => countDraftWords(read().document, language),
    findTks: () => countTks(view.state),
    pendingUploads: () =>
      extensions.reduce((count, extension) => count + (extension.countUploads?.(view.state) ?? 0), 0),
    picturesWithoutAlt: () => countPicturesWithoutAlt(read().document),
  };
}

function selectionAt(doc: Node, { line, offset }: Caret): Selection {
  const lines = doc.children.filter(({ type }) => type.name !== 'subtitle');
  const chosen = lines[Math.min(line, lines.length - 1)];
  let start = 1;
  for (const node of doc.children) {
    if (node === chosen) return TextSelection.near(doc.resolve(start + Math.min(offset, node.content.size)));
    start += node.nodeSize;
  }
  return TextSelection.atStart(doc);
}
