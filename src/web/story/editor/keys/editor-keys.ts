import { chainCommands, toggleMark } from '@tiptap/pm/commands';
import { closeHistory } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';
import { indentCode, outdentCode, toggleCodeBlock } from '../commands/code-block.ts';
import { insertFootnote } from '../commands/footnotes.ts';
import { liftItem, sinkItem, toggleList, toggleTask } from '../commands/lists.ts';
import { moveBlock } from '../commands/move-block.ts';
import { setParagraph, toggleHeading } from '../commands/set-text-block.ts';
import { nextCell } from '../commands/tables.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import { markTypes } from '../schema/editor-schema.ts';
import { backspace } from './backspace.ts';
import { breakLine, enter } from './enter.ts';
import { redo, undo } from './undo.ts';

/** What the page around the editor does by a key. */
export type PageKeys = {
  readonly onPublish: () => void;
  readonly onSave: () => void;
  readonly onLink: () => void;
  readonly onShortcuts: () => void;
};

/** A key that the page answers; the browser's own answer (save a page, search) never comes. */
function answer(run: () => void): Command {
  return () => {
    run();
    return true;
  };
}

/** What changes a block or a mark is undone by itself, apart from what was typed before it. */
const steps: Readonly<Record<string, Command>> = {
  'Mod-b': toggleMark(markTypes.strong),
  'Mod-i': toggleMark(markTypes.emphasis),
  'Mod-u': toggleMark(markTypes.underline),
  'Mod-e': toggleMark(markTypes.code),
  'Mod-Shift-x': toggleMark(markTypes.strike),
  'Mod-Shift-h': toggleMark(markTypes.highlight),
  'Mod-,': toggleMark(markTypes.subscript),
  'Mod-.': toggleMark(markTypes.superscript),
  'Mod-Alt-0': setParagraph,
  'Mod-Alt-1': toggleHeading(1),
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Mod-Alt-5': toggleQuote,
  'Mod-Alt-6': toggleCodeBlock,
  'Mod-Alt-f': insertFootnote,
  'Mod-Shift-7': toggleList('ordered'),
  'Mod-Shift-8': toggleList('bullet'),
  'Mod-Shift-9': toggleList('task'),
  'Mod-Shift-Enter': toggleTask,
  'Alt-ArrowUp': hold(moveBlock(-1)),
  'Alt-ArrowDown': hold(moveBlock(1)),
};

/** At the first place and the last the selection stays: browsers would take the cursor out of the block. */
function hold(command: Command): Command {
  return (...asked) => {
    command(...asked);
    return true;
  };
}

function ownStep(command: Command): Command {
  return (state, dispatch, view) => command(state, dispatch && ((tr) => dispatch(closeHistory(tr))), view);
}

/** Every shortcut of the editor, in the words of `prosemirror-keymap`. `Mod` is Ctrl, or Command on a Mac. */
export function editorKeys(page: PageKeys): Record<string, Command> {
  return {
    ...Object.fromEntries(Object.entries(steps).map(([key, command]) => [key, ownStep(command)])),
    Enter: enter,
    'Shift-Enter': breakLine,
    Backspace: backspace,
    'Mod-Backspace': backspace,
    Tab: chainCommands(nextCell, sinkItem, indentCode),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftItem, outdentCode),
    'Mod-k': answer(page.onLink),
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    'Mod-Enter': answer(page.onPublish),
    'Mod-s': answer(page.onSave),
    'Mod-/': answer(page.onShortcuts),
  };
}
