import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { type EditorOptions, editorPlugins } from './plugins.ts';

type StateOptions = Omit<EditorOptions, 'keys'> & { readonly doc: Node; readonly keys?: EditorOptions['keys'] };

const noKeys: EditorOptions['keys'] = {
  onPublish: () => undefined,
  onSave: () => undefined,
  onLink: () => undefined,
  onShortcuts: () => undefined,
};

/** The state of an editor that has just been opened. Runs without a document of a browser, so that rules can be tried. */
export function createEditorState({ doc, keys = noKeys, ...options }: StateOptions): EditorState {
  return EditorState.create({ doc, plugins: editorPlugins({ ...options, keys }) });
}
