import type { EditorState, Plugin } from '@tiptap/pm/state';
import type { EditorView, NodeViewConstructor } from '@tiptap/pm/view';
import { mediaExtension } from './media/media-extension.ts';
import { mentionExtension } from './mentions/mention-extension.ts';
import type { BlockItem } from './menus/block-item.ts';
import { pasteExtension } from './paste/paste-extension.ts';
import type { FindBlockTools } from './menus/block-tools.ts';
import type { SuggestionSource } from './suggestions/suggestion.ts';

/** What a part of the editor adds: paste, pictures, embeds, mentions. All of it is known before the editor opens. */
export type EditorExtension = {
  readonly plugins?: readonly (() => Plugin)[];
  readonly nodeViews?: Readonly<Record<string, NodeViewConstructor>>;
  /** Lines of the `/` and `+` menus. */
  readonly blockItems?: readonly BlockItem[];
  /** Bars of its kinds of blocks. */
  readonly blockTools?: readonly FindBlockTools[];
  readonly suggestions?: readonly SuggestionSource[];
  /** How many uploads are under way or wait to be tried again. */
  readonly countUploads?: (state: EditorState) => number;
  /** Runs when the editor is there; what it gives runs when it goes. */
  readonly attach?: (view: EditorView) => () => void;
};

/** The parts, in the order in which they are offered keys, pasted things and letters. */
export const extensions: readonly EditorExtension[] = [mediaExtension, pasteExtension, mentionExtension];
