import { baseKeymap } from '@tiptap/pm/commands';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { EMPTY_DRAFT, type DraftValue } from '#shared/story/delta/draft-value.ts';
import { docToDraft } from '../convert/doc-to-draft.ts';
import { draftToDoc } from '../convert/draft-to-doc.ts';
import { createEditorState } from '../create-editor-state.ts';
import { editorKeys } from '../keys/editor-keys.ts';
import { blockRules } from '../rules/block-rules.ts';
import { linkRules } from '../rules/link-rules.ts';
import { markRules } from '../rules/mark-rules.ts';
import { typeOver } from '../rules/type-over.ts';
import { applyRules } from '../rules/typing-rules.ts';
import { typographyRules } from '../rules/typography-rules.ts';

const nothing = (): void => undefined;
const keys = editorKeys({ onPublish: nothing, onSave: nothing, onLink: nothing, onShortcuts: nothing });

/** An editor without a screen: types letter by letter and presses keys as the view would offer them. */
export function openEditor(draft: Partial<DraftValue> = {}, language = 'en') {
  const rules = [...blockRules, ...linkRules, ...markRules, ...typographyRules(language)];
  let state = createEditorState({ doc: draftToDoc({ ...EMPTY_DRAFT, ...draft }), language });
  const run = (command: Command): boolean =>
    command(state, (tr) => {
      state = state.apply(tr);
    });
  const typed = (letter: string): void => {
    const { from, to } = state.selection;
    state = state.apply(applyRules(state, rules, from, to, letter) ?? typeOver(state, from, to, letter));
  };
  /** What the browser itself does where no command answers. */
  const eraseLetter = (): void => {
    const { $from, from, empty } = state.selection;
    if (empty && $from.parentOffset > 0) state = state.apply(state.tr.delete(from - 1, from));
  };
  const editor = {
    get state(): EditorState {
      return state;
    },
    run,
    type: (text: string) => {
      for (const letter of text) typed(letter);
      return editor;
    },
    press: (...names: readonly string[]) => {
      for (const name of names) {
        const { from, to } = state.selection;
        const tr = name === 'Enter' ? applyRules(state, rules, from, to, '\n') : null;
        if (tr !== null) state = state.apply(tr);
        else if (!run(keys[name] ?? never) && !run(baseKeymap[name] ?? never) && name === 'Backspace') eraseLetter();
      }
      return editor;
    },
    select: (from: number, to = from) => {
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
      return editor;
    },
    /** The selection nearest to two positions, as a pointer makes it. */
    selectNear: (from: number, to = from) => {
      const { doc } = state;
      const selection = TextSelection.between(doc.resolve(from), doc.resolve(to));
      state = state.apply(state.tr.setSelection(selection));
      return editor;
    },
    read: (): DraftValue => docToDraft(state.doc),
    /** Types and texts of the body, without ids: `heading: One`. */
    outline: (): string[] => state.doc.children.map((node) => `${node.type.name}: ${node.textContent}`),
  };
  return editor;
}

const never: Command = () => false;
