type PageState = { readonly scrollY?: number; readonly key?: string };

const PRE_EXPANDED = 'pre-expanded';

function stateObject(): Record<string, unknown> {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' ? { ...state } : {};
}

/** Takes the marker of a page that was opened beforehand out of the stored location (CORE-16). */
export function removePreExpanded(): void {
  const state = stateObject();
  if (!(PRE_EXPANDED in state)) return;
  delete state[PRE_EXPANDED];
  history.replaceState(state, '');
}

/** Remembers in the history entry how far the page is scrolled, so that Back finds the place again. */
export function rememberScroll(): void {
  history.replaceState({ ...stateObject(), scrollY: window.scrollY } satisfies PageState, '');
}

export function rememberedScroll(state: unknown): number {
  if (state === null || typeof state !== 'object' || !('scrollY' in state)) return 0;
  return typeof state.scrollY === 'number' ? state.scrollY : 0;
}
