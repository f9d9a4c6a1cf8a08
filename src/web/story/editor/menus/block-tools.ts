import type { Command, EditorState } from '@tiptap/pm/state';

/** A button of a block's bar. */
export type BlockTool = {
  readonly key: string;
  readonly label: string;
  readonly sign: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  /** It leads into a field of its own, and not back to the text. */
  readonly leavesText?: boolean;
  readonly command: Command;
};

/** A choice of a block's bar: the language of code, the kind of a note. */
export type BlockChoice = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly choose: (value: string) => Command;
};

/** The bar of one kind of block. */
export type BlockTools = {
  readonly name: string;
  readonly label: string;
  /** Position of the block whose upper edge the bar stands at. */
  readonly position: number;
  readonly choices?: readonly BlockChoice[];
  readonly tools: readonly BlockTool[];
};

/** The bar for the block of the cursor, where this kind of block has one. */
export type FindBlockTools = (state: EditorState) => BlockTools | null;
