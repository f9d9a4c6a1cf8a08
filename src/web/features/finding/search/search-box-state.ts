/** What a box of search shows: `at` is the place of the suggestion that the arrows are at, -1 for the text itself. */
export type SearchBoxState = { readonly query: string; readonly isOpen: boolean; readonly at: number };

export type SearchBoxEvent =
  | { readonly kind: 'entered'; readonly query: string }
  | { readonly kind: 'typed'; readonly query: string }
  | { readonly kind: 'escaped' | 'left' | 'chosen' }
  /** By an arrow: `step` over `count` suggestions. */
  | { readonly kind: 'moved'; readonly step: 1 | -1; readonly count: number }
  | { readonly kind: 'placed'; readonly at: number };

export const closedBox: SearchBoxState = { query: '', isOpen: false, at: -1 };

/**
 * Opens on typing or focus, which shows the empty state; closes on Escape and when the query becomes
 * empty; arrows cycle (SEARCH-3).
 */
export function nextBox(box: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  switch (event.kind) {
    case 'entered':
      return { query: event.query, isOpen: true, at: -1 };
    case 'typed':
      return { query: event.query, isOpen: event.query.trim() !== '', at: -1 };
    case 'escaped':
    case 'left':
    case 'chosen':
      return { ...box, isOpen: false, at: -1 };
    case 'moved':
      if (!box.isOpen) return { ...box, isOpen: true };
      return { ...box, at: cycled(box.at, event.step, event.count) };
    case 'placed':
      return { ...box, at: event.at };
  }
}

/** One place more than there are suggestions: the text as it was typed. */
function cycled(at: number, step: 1 | -1, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}
