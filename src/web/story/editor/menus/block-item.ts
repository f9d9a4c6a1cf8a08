import type { Command } from '@tiptap/pm/state';

/** One kind of block in the `/` and `+` menus. */
export type BlockItem = {
  readonly key: string;
  readonly title: string;
  /** Other words by which it is found. */
  readonly words: string;
  readonly sign: string;
  /** As a writer would press it, `Mod` for Ctrl or Command. */
  readonly shortcut?: string;
  readonly command: Command;
};
