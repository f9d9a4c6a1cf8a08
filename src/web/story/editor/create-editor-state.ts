import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

export function createEditorState({ doc }: { readonly doc: Node; readonly language: string }): EditorState {
  return EditorState.create({ doc });
}
