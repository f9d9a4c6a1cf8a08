import { readLink } from '../commands/links.ts';
import { editorSchema, markTypes } from '../schema/editor-schema.ts';
import type { TypingRule } from './typing-rule.ts';

/** An address that was typed becomes a link with the space behind it; signs that end a sentence are no part of it. */
export const linkRules: readonly TypingRule[] = [
  {
    pattern: /(?<![^\s(“"'«])((?:https?:\/\/|www\.)[^\s\ufffc]{3,400}) $/u,
    apply: (state, match, from, to) => {
      const address = (match[1] ?? '').replace(/[.,;:!?)\]'"’”»…]+$/u, '');
      const href = readLink(address);
      const block = state.doc.resolve(from).parent;
      if (href === undefined || !block.type.allowsMarkType(markTypes.link)) return null;
      const end = from + address.length;
      if (state.doc.rangeHasMark(from, end, markTypes.link)) return null;
      const marks = (state.storedMarks ?? state.doc.resolve(to).marks()).filter(({ type }) => type !== markTypes.link);
      return state.tr
        .addMark(from, end, markTypes.link.create({ href }))
        .insert(to, editorSchema.text(' ', marks))
        .removeStoredMark(markTypes.link);
    },
  },
];
