import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** One line of a list that opens under the cursor. */
export type Suggestion = {
  readonly key: string;
  readonly title: string;
  /** Said beside the title: a shortcut, a handle, a date. */
  readonly detail?: string;
  /** Address of a small picture. */
  readonly picture?: string;
  /** Shown before the title: a letter or a sign. */
  readonly sign?: string;
  /** Runs when it is chosen; what was typed to find it stands between `from` and `to`, and is for it to take away. */
  readonly run: (view: EditorView, range: { readonly from: number; readonly to: number }) => void;
};

/** Where suggestions come from: what is typed to open them, and how they are found. */
export type SuggestionSource = {
  readonly name: string;
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** Matches the text before the cursor to its end (`$`); the whole match is what is replaced, group 1 what is sought. */
  readonly pattern: RegExp;
  /** False where such a list makes no sense: in a title, in code. */
  readonly isAllowed?: (state: EditorState) => boolean;
  readonly find: (query: string, state: EditorState) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
};
