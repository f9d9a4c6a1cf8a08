import type { MarkType } from '@tiptap/pm/model';
import { markTypes } from '../schema/editor-schema.ts';
import type { TypingRule } from './typing-rule.ts';

/** `**strong**`, `_emphasis_`, `==highlight==`, `~~strike~~` and code between accents, when the last sign is typed. */
export const markRules: readonly TypingRule[] = [
  markRule(/(?<![*\w])\*\*(?!\s)([^*]+?)(?<!\s)\*\*$/u, markTypes.strong, 2),
  markRule(/(?<![_\p{L}\p{N}])__(?!\s)([^_]+?)(?<!\s)__$/u, markTypes.strong, 2),
  markRule(/(?<![_\p{L}\p{N}])_(?![\s_])([^_]+?)(?<!\s)_$/u, markTypes.emphasis, 1),
  markRule(/(?<![*\p{L}\p{N}])\*(?![\s*])([^*]+?)(?<!\s)\*$/u, markTypes.emphasis, 1),
  markRule(/==(?!\s)([^=]+?)(?<!\s)==$/u, markTypes.highlight, 2),
  markRule(/~~(?!\s)([^~]+?)(?<!\s)~~$/u, markTypes.strike, 2),
  markRule(/(?<!`)`([^`]+)`$/u, markTypes.code, 1),
];

function markRule(pattern: RegExp, type: MarkType, signs: number): TypingRule {
  return {
    pattern,
    apply: (state, _match, from, to) => {
      const block = state.doc.resolve(from).parent;
      if (!block.type.allowsMarkType(type)) return null;
      const tr = state.tr;
      // The last sign is not in the text yet.
      tr.delete(to - (signs - 1), to).delete(from, from + signs);
      const end = to - (signs - 1) - signs;
      if (end <= from) return null;
      return tr.addMark(from, end, type.create()).removeStoredMark(type);
    },
  };
}
