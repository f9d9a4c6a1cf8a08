import type { EditorView } from '@tiptap/pm/view';
import { TextSelection } from '@tiptap/pm/state';
import { countPicturesWithoutAlt } from '#shared/story/pictures-without-alt.ts';
import { docToDraft } from './convert/doc-to-draft.ts';
import { draftToDoc } from './convert/draft-to-doc.ts';
import type { EditorHandle } from './editor-handle.ts';
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
    focus: () => view.focus(),
    countWords: () => countDraftWords(read().document, language),
    findTks: () => countTks(view.state),
    pendingUploads: () =>
      extensions.reduce((count, extension) => count + (extension.countUploads?.(view.state) ?? 0), 0),
    picturesWithoutAlt: () => countPicturesWithoutAlt(read().document),
  };
}
