import type { EditorState, Transaction } from '@tiptap/pm/state';

/** What happens when typed text ends in a pattern. */
export type TypingRule = {
  /** Matches the text before the cursor, the letter that is being typed included, up to its end (`$`). */
  readonly pattern: RegExp;
  /**
   * The change instead of the letter; null where the rule does not fit. `from` is where the match begins and `to` the
   * cursor: the letter that is being typed is not in the document yet.
   */
  readonly apply: (state: EditorState, match: RegExpExecArray, from: number, to: number) => Transaction | null;
};
