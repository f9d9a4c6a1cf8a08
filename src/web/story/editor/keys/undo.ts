import { closeHistory } from '@tiptap/pm/history';
import { redo as redoStep, undo as undoStep } from '@tiptap/pm/history';
import { chainCommands } from '@tiptap/pm/commands';
import { type Command, Plugin } from '@tiptap/pm/state';
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
