/** Name of the marker in the state of a history entry. */
const PRE_EXPANDED = 'pre-expanded';

/** The part of the browser's `History` that is used. */
export type HistoryLike = { readonly state: unknown; replaceState(state: unknown, unused: string): void };

/** Removes the marker of the stored location on start, leaving the rest of its state. */
export function removePreExpandedMarker(history: HistoryLike): void {
  const { state } = history;
  if (typeof state !== 'object' || state === null || !(PRE_EXPANDED in state)) return;
  const rest = Object.entries(state).filter(([name]) => name !== PRE_EXPANDED);
  history.replaceState(Object.fromEntries(rest), '');
}
