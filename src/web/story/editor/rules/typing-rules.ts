import { closeHistory } from '@tiptap/pm/history';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { Step } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { Node } from '@tiptap/pm/model';
import { editorSchema } from '../schema/editor-schema.ts';
import type { TypingRule } from './typing-rule.ts';

/** How a rule is taken back: its steps, and the letters that the writer had typed. */
type Undoable = {
  readonly steps: readonly Step[];
  readonly docs: readonly Node[];
  readonly to: number;
  readonly text: string;
};

const key = new PluginKey<Undoable | null>('typing-rules');
/** Patterns look at no more text than this. */
const MOST_TEXT = 500;

/** Applies the first rule that fits what is typed. Each is taken back by one Backspace or undo (`undoTypingRule`). */
export function typingRules(rules: readonly TypingRule[]): Plugin {
  const run = (view: EditorView, from: number, to: number, text: string): boolean => {
    if (view.composing) return false;
    const tr = applyRules(view.state, rules, from, to, text);
    if (tr === null) return false;
    view.dispatch(tr);
    return true;
  };
  return new Plugin<Undoable | null>({
    key,
    state: {
      init: () => null,
      apply: (tr, last) => {
        const begun = tr.getMeta(key) as Pick<Undoable, 'to' | 'text'> | undefined;
        if (begun !== undefined) return { ...begun, steps: tr.steps, docs: tr.docs };
        // What plugins add to the change of a rule (ids, a last line) belongs to it.
        if (last !== null && tr.getMeta('appendedTransaction') !== undefined) {
          return { ...last, steps: [...last.steps, ...tr.steps], docs: [...last.docs, ...tr.docs] };
        }
        return tr.docChanged || tr.selectionSet ? null : last;
      },
    },
    props: {
      handleTextInput: run,
      handleKeyDown: (view, event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
        const { from, empty } = view.state.selection;
        return empty && run(view, from, from, '\n');
      },
      handleDOMEvents: {
        compositionend: (view) => {
          setTimeout(() => {
            const { from, empty } = view.state.selection;
            if (empty && !view.isDestroyed) run(view, from, from, '');
          });
        },
      },
    },
  });
}

/** The change that typed text makes by a rule; null where none fits. */
export function applyRules(
  state: EditorState,
  rules: readonly TypingRule[],
  from: number,
  to: number,
  text: string,
): Transaction | null {
  // What is typed over a selection replaces it and is nothing more.
  if (from !== to) return null;
  const place = state.doc.resolve(from);
  const block = place.parent;
  if (!block.isTextblock || block.type.spec.code === true) return null;
  if ((state.storedMarks ?? place.marks()).some((mark) => mark.type.spec.code === true)) return null;
  const start = Math.max(0, place.parentOffset - MOST_TEXT);
  const before = block.textBetween(start, place.parentOffset, null, '\ufffc') + text;
  for (const rule of rules) {
    const match = rule.pattern.exec(before);
    if (match === null || match[0].length < text.length) continue;
    const tr = rule.apply(state, match, from - (match[0].length - text.length), to);
    if (tr !== null)
      return closeHistory(tr)
        .setMeta(key, { to, text: text === '\n' ? '' : text })
        .scrollIntoView();
  }
  return null;
}

/** Takes the last rule back and leaves what was typed. */
export const undoTypingRule: Command = (state, dispatch) => {
  const last = key.getState(state) ?? null;
  if (last === null) return false;
  const tr = state.tr;
  for (let index = last.steps.length - 1; index >= 0; index -= 1) {
    const [step, doc] = [last.steps[index], last.docs[index]];
    if (step !== undefined && doc !== undefined) tr.step(step.invert(doc));
  }
  if (last.text !== '') {
    const marks = tr.doc.resolve(last.to).marks();
    tr.insert(last.to, editorSchema.text(last.text, marks));
  }
  dispatch?.(closeHistory(tr).scrollIntoView());
  return true;
};
