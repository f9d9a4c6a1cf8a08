import { closeHistory } from '@tiptap/pm/history';
import { redo as redoStep, undo as undoStep } from '@tiptap/pm/history';
import { chainCommands } from '@tiptap/pm/commands';
import { type Command, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { undoTypingRule } from '../rules/typing-rules.ts';

/** What a typing rule just did is taken back by itself; then one step after the other. */
export const undo: Command = chainCommands(undoTypingRule, undoStep);
export const redo: Command = redoStep;

const END_OF_SENTENCE = /[.!?…。！？]["'”’»)\]]?$/u;

/** Whoever types on without a pause undoes sentence by sentence, not the whole paragraph at once. */
export function undoBySentence(): Plugin {
  return new Plugin({
    props: {
      handleTextInput: (view, from, _to, text) => {
        if (text !== ' ' || view.composing) return false;
        const place = view.state.doc.resolve(from);
        const before = place.parent.textBetween(Math.max(0, place.parentOffset - 2), place.parentOffset, null, ' ');
        if (END_OF_SENTENCE.test(before)) view.dispatch(closeHistory(view.state.tr));
        return false;
      },
    },
  });
}

/**
 * In a field that stands in the text, undo and redo are those of the text. The browser's own would change the text
 * behind the editor's back, which takes that for writing and forgets everything that could be redone.
 */
export function undoOfText(field: HTMLElement, view: EditorView): void {
  const run = (event: Event, command: Command) => {
    event.preventDefault();
    command(view.state, view.dispatch, view);
    // What was undone may have been the place of the field itself.
    if (!field.isConnected) view.focus();
  };
  field.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z') run(event, event.shiftKey ? redo : undo);
    else if (key === 'y' && !event.shiftKey) run(event, redo);
  });
  field.addEventListener('beforeinput', (event) => {
    if (event.inputType === 'historyUndo') run(event, undo);
    else if (event.inputType === 'historyRedo') run(event, redo);
  });
}
