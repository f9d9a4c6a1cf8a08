import type { DraftValue } from '#shared/story/delta/draft-value.ts';

/** A place in the text: line 0 is the title, each further one a block of the body. */
export type Caret = { readonly line: number; readonly offset: number };

/** What the page around the editor may ask of it. */
export type EditorHandle = {
  /** The draft as it stands. Only what changed since the last call is converted. */
  read(): DraftValue;
  /** Puts another draft in its place (a merge, a version). With `keepSelection` the cursor stays where it was. */
  replace(value: DraftValue, keepSelection?: boolean): void;
  focus(caret?: Caret): void;
  /** Words of the body and its notes, counted by the language. */
  countWords(): number;
  /** How many "TK" are still in the text. */
  findTks(): number;
  /** Uploads under way or waiting to be tried again. */
  pendingUploads(): number;
  /** Pictures whose text alternative nobody has written, those marked as decorative aside. */
  picturesWithoutAlt(): number;
};
