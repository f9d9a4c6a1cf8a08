import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { loadEmojis } from './emoji-names.ts';
import type { Suggestion, SuggestionSource } from './suggestion.ts';

const MOST = 12;

/** `:smile`: the names come with the first colon that is typed before letters; the closing colon chooses too. */
export const emojiSource: SuggestionSource = {
  name: 'emoji',
  label: messages.emojiList,
  pattern: /(?<![^\s\ufffc([{])(?::([a-z][a-z0-9_]+))$/u,
  find: async (query) => {
    const emojis = await loadEmojis();
    return [...emojis]
      .filter(([name]) => name.includes(query))
      .toSorted(([a], [b]) => Number(b.startsWith(query)) - Number(a.startsWith(query)))
      .slice(0, MOST)
      .map(([name, sign]): Suggestion => ({
        key: name,
        title: `:${name}:`,
        sign,
        run: (view, { from, to }) => view.dispatch(view.state.tr.insertText(sign, from, to)),
      }));
  },
};
