import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { SuggestionSource } from './suggestion.ts';
import type { SuggestionList } from './suggestion-list.ts';
import { closed, nextRequest, suggestionKey } from './suggestion-state.ts';

/** Opens lists while their sign is typed; arrows, Enter, Tab and Escape belong to the list as long as it shows something. */
export function suggestions(sources: readonly SuggestionSource[], list: SuggestionList): Plugin {
  return new Plugin({
    key: suggestionKey,
    state: {
      init: () => closed,
      apply: (tr, before, _old, after) => nextRequest(tr, before, after, sources),
    },
    view: () => ({
      update: (view) => follow(view, list),
      destroy: () => list.show(null),
    }),
    props: {
      handleKeyDown: (view, event) => {
        const shown = list.get();
        if (shown === null || event.isComposing) return false;
        if (event.key === 'Escape') return closeSuggestions(view);
        if (shown.items === undefined || shown.items.length === 0) return false;
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          list.move(event.key === 'ArrowDown' ? 1 : -1);
          return true;
        }
        if ((event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return false;
        return chooseSuggestion(view, list, shown.index);
      },
      handleDOMEvents: {
        blur: (view) => void (list.get() !== null && closeSuggestions(view)),
      },
    },
  });
}

/** Opens a list by a button. */
export function openSuggestions(view: EditorView, source: SuggestionSource): void {
  view.dispatch(view.state.tr.setMeta(suggestionKey, { open: source }));
}

function closeSuggestions(view: EditorView): boolean {
  view.dispatch(view.state.tr.setMeta(suggestionKey, { close: true }));
  return true;
}

export function chooseSuggestion(view: EditorView, list: SuggestionList, index: number): boolean {
  const shown = list.get();
  const item = shown?.items?.[index];
  if (shown === null || item === undefined) return false;
  const { from, to } = shown.request;
  closeSuggestions(view);
  item.run(view, { from, to });
  view.focus();
  return true;
}

function follow(view: EditorView, list: SuggestionList): void {
  const request = suggestionKey.getState(view.state)?.request ?? null;
  const shown = list.get();
  if (request === null) return list.show(null);
  if (shown?.request.query === request.query && shown.request.source === request.source) {
    if (shown.request.from !== request.from || shown.request.to !== request.to) list.show({ ...shown, request });
    return;
  }
  const found = request.source.find(request.query, view.state);
  if (!(found instanceof Promise)) return list.show({ request, items: found, index: 0 });
  // What was found before stays until the answer is there, so that the list does not flicker.
  list.show({ request, items: shown?.request.source === request.source ? shown.items : undefined, index: 0 });
  found.then(
    (items) => isStill() && list.show({ request, items, index: 0 }),
    () => isStill() && list.show({ request, items: [], index: 0 }),
  );

  function isStill(): boolean {
    return suggestionKey.getState(view.state)?.request === request;
  }
}
