import type { EditorState, Transaction } from '@tiptap/pm/state';
import { readLink } from '../commands/links.ts';
import { editorSchema, markTypes } from '../schema/editor-schema.ts';
import type { TypingRule } from './typing-rule.ts';

/** An address at the end of what stands before the cursor. */
const ADDRESS = /(?<![^\s(“"'«])(?:https?:\/\/|www\.)[^\s\ufffc]{3,400}$/u;
/** The longest one, and the sign before it. */
const MOST_TEXT = 420;

/** An address that was typed becomes a link with the space behind it; signs that end a sentence are no part of it. */
export const linkRules: readonly TypingRule[] = [
  {
    pattern: new RegExp(`${ADDRESS.source.slice(0, -1)} $`, 'u'),
    apply: (state, match, from, to) => {
      const linked = linkAddress(state, match[0].slice(0, -1), from);
      if (linked === null) return null;
      const marks = (state.storedMarks ?? state.doc.resolve(to).marks()).filter(({ type }) => type !== markTypes.link);
      return linked.insert(to, editorSchema.text(' ', marks)).removeStoredMark(markTypes.link);
    },
  },
];

/** The same where a line ends behind the address; null where there is none. */
export function linkBeforeCursor(state: EditorState): Transaction | null {
  const { empty, $from } = state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - MOST_TEXT),
    $from.parentOffset,
    null,
    '\ufffc',
  );
  const match = ADDRESS.exec(before);
  return match && linkAddress(state, match[0], $from.pos - match[0].length);
}

function linkAddress(state: EditorState, written: string, from: number): Transaction | null {
  const address = written.replace(/[.,;:!?)\]'"’”»…]+$/u, '');
  const href = readLink(address);
  const block = state.doc.resolve(from).parent;
  if (href === undefined || !block.type.allowsMarkType(markTypes.link)) return null;
  const end = from + address.length;
  if (state.doc.rangeHasMark(from, end, markTypes.link)) return null;
  return state.tr.addMark(from, end, markTypes.link.create({ href }));
}
