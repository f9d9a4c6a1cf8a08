import { baseKeymap } from '@tiptap/pm/commands';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import type { Plugin } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import type { TextKind } from '#shared/story/text-kind.ts';
import { editorKeys, type PageKeys } from './keys/editor-keys.ts';
import { undoBySentence } from './keys/undo.ts';
import { blockIds } from './plugins/block-ids.ts';
import { footnoteNumbers } from './plugins/footnote-numbers.ts';
import { footnoteOrder } from './plugins/footnote-order.ts';
import { lastLine } from './plugins/last-line.ts';
import { listDirections } from './plugins/list-directions.ts';
import { placeholders } from './plugins/placeholders.ts';
import { tkMarks } from './plugins/tk-marks.ts';
import { blockRules } from './rules/block-rules.ts';
import { linkRules } from './rules/link-rules.ts';
import { markRules } from './rules/mark-rules.ts';
import { typingOver } from './rules/type-over.ts';
import { typingRules } from './rules/typing-rules.ts';
import { typographyRules } from './rules/typography-rules.ts';

export type EditorOptions = {
  /** BCP 47: quotes and dashes follow it. */
  readonly language: string;
  readonly kind?: TextKind;
  readonly keys: PageKeys;
  /** Plugins of the page (menus, suggestions): asked before the editor's own. */
  readonly before?: readonly Plugin[];
};

/** Everything that the editor does by itself. The order is the order in which a key or a letter is offered. */
export function editorPlugins({ language, keys, kind = 'story', before = [] }: EditorOptions): Plugin[] {
  return [
    ...before,
    undoBySentence(),
    typingRules([...blockRules, ...linkRules, ...markRules, ...typographyRules(language)]),
    typingOver(),
    keymap(editorKeys(keys)),
    keymap(baseKeymap),
    history({ newGroupDelay: 700, depth: 500 }),
    // Notes follow their references before ids are given to what was made.
    footnoteOrder(),
    lastLine(),
    blockIds(),
    footnoteNumbers(),
    listDirections(),
    tkMarks(),
    placeholders(kind),
    tableEditing(),
    gapCursor(),
    dropCursor({ color: false, class: 'drop-cursor', width: 2 }),
  ];
}
