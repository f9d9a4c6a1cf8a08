import type { EditorState, Transaction } from '@tiptap/pm/state';
import { emojiNamed } from '../suggestions/emoji-names.ts';
import { typographyOf } from './quotes-by-language.ts';
import type { TypingRule } from './typing-rule.ts';

/** A quote after nothing, a space, an opening bracket or a dash opens. */
const BEFORE_OPENING = /^$|[\s\p{Ps}\p{Pd}\ufffc]$/u;

/** Curly quotes, dashes and ellipses as the language of the story sets them, and emojis by name. */
export function typographyRules(language: string): readonly TypingRule[] {
  const { double, single, dash } = typographyOf(language);
  // Where both marks of a pair are the same, one behind the other closes.
  const openings = new Set([double, single].flatMap(([open, close]) => (open === close ? [] : [open])));
  const quote = (mark: string, [open, close]: readonly [string, string]): TypingRule => ({
    pattern: new RegExp(`(.?)${mark}$`, 'su'),
    apply: (state, [, before = ''], _from, to) => {
      const opens = BEFORE_OPENING.test(before) || openings.has(before);
      return replace(state, opens ? open : close, to, to);
    },
  });
  return [
    quote('"', double),
    // Behind a letter it is an apostrophe in every language, unless a quote is open.
    {
      pattern: /(.*)[\p{L}\p{N}]'$/su,
      apply: (state, [, before = ''], _from, to) => {
        const isOpen = before.lastIndexOf(single[0]) > before.lastIndexOf(single[1]);
        return replace(state, isOpen ? single[1] : '’', to, to);
      },
    },
    quote("'", single),
    { pattern: /(?<![-–—])--$/, apply: (state, _match, from, to) => replace(state, dash, from, to) },
    // A third hyphen asks for the longer dash.
    { pattern: /–-$/, apply: (state, _match, from, to) => replace(state, '—', from, to) },
    {
      pattern: /:([a-z][a-z0-9_]+):$/,
      apply: (state, [, name = ''], from, to) => {
        const sign = emojiNamed(name);
        return sign === undefined ? null : replace(state, sign, from, to);
      },
    },
    { pattern: /\.\.\.$/, apply: (state, _match, from, to) => replace(state, '…', from, to) },
  ];
}

function replace(state: EditorState, text: string, from: number, to: number): Transaction | null {
  return state.doc.resolve(from).parent.inlineContent ? state.tr.insertText(text, from, to) : null;
}
