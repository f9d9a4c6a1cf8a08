import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import type { EditorState } from '@tiptap/pm/state';
import { isHead } from '../commands/places.ts';
import type { Suggestion, SuggestionSource } from '../suggestions/suggestion.ts';
import type { BlockItem } from './block-item.ts';
import { shortcutText, showsShortcuts } from './shortcut-text.ts';

/** The list of blocks, opened by `/` or by the button with the plus. */
export function blockSource(items: readonly BlockItem[]): SuggestionSource {
  return {
    name: 'blocks',
    label: messages.blockList,
    pattern: /(?<![^\s\ufffc])\/([\p{L}\p{N} ]*)$/u,
    isAllowed: (state) => !isHead(state.selection.$from.parent),
    find: (query, state) => findBlocks(items, query, state),
  };
}

function findBlocks(items: readonly BlockItem[], query: string, state: EditorState): Suggestion[] {
  const wanted = query.trim().toLowerCase();
  const fitting = items.filter(
    ({ title, words }) =>
      `${title} ${words}`
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(wanted)) || title.toLowerCase().includes(wanted),
  );
  return fitting
    .filter(({ command, key }) => key === 'paragraph' || command(state))
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted))
    .map(({ key, title, sign, shortcut, command }) => ({
      key,
      title,
      sign,
      detail: shortcut === undefined || !showsShortcuts() ? undefined : shortcutText(shortcut),
      run: (view, { from, to }) => {
        if (to > from) view.dispatch(view.state.tr.delete(from, to));
        command(view.state, view.dispatch, view);
      },
    }));
}

/** What begins with the letters stands before what only holds them. */
function rank({ title }: BlockItem, wanted: string): number {
  return wanted !== '' && title.toLowerCase().startsWith(wanted) ? 0 : 1;
}
