import type { Suggestion } from './suggestion.ts';
import type { SuggestionRequest } from './suggestion-state.ts';

/** What the list under the cursor shows. `items` is undefined while they are looked for. */
export type ShownSuggestions = {
  readonly request: SuggestionRequest;
  readonly items: readonly Suggestion[] | undefined;
  readonly index: number;
};

/** Keeps what is shown, outside of React and of the editor's state: answers come late, and keys move through them. */
export function createSuggestionList() {
  let shown: ShownSuggestions | null = null;
  const listeners = new Set<() => void>();
  const show = (next: ShownSuggestions | null): void => {
    if (next === shown) return;
    shown = next;
    for (const listen of listeners) listen();
  };
  return {
    get: (): ShownSuggestions | null => shown,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    show,
    /** Moves the mark by so many lines, around the ends. */
    move: (step: number): void => {
      const count = shown?.items?.length ?? 0;
      if (shown !== null && count > 0) show({ ...shown, index: (shown.index + step + count) % count });
    },
    point: (index: number): void => {
      if (shown !== null && shown.index !== index) show({ ...shown, index });
    },
  };
}

export type SuggestionList = ReturnType<typeof createSuggestionList>;
