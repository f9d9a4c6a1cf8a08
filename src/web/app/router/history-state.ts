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

/** Where the reader was on the entries that they went through by Back and Forward: those cannot be written any more. */
const places = new Map<string, number>();
let shownKey = '';

/** The state of an entry that is about to be shown. */
export function newEntry(): PageState {
  shownKey = crypto.randomUUID();
  return { key: shownKey };
}

/** Remembers in the history entry how far the page is scrolled, so that Back finds the place again. */
export function rememberScroll(): void {
  const state: PageState = stateObject();
  shownKey = state.key ?? crypto.randomUUID();
  history.replaceState({ ...state, key: shownKey, scrollY: window.scrollY } satisfies PageState, '');
}

/**
 * What the browser went to by Back or Forward: keeps the place of what is still on the screen, which Forward
 * comes back to, and gives that of the entry.
 */
export function turnTo(state: unknown): number {
  if (shownKey !== '') places.set(shownKey, window.scrollY);
  shownKey = keyOf(state);
  return places.get(shownKey) ?? rememberedScroll(state);
}

function keyOf(state: unknown): string {
  const hasKey = state !== null && typeof state === 'object' && 'key' in state && typeof state.key === 'string';
  return hasKey ? String(state.key) : '';
}

function rememberedScroll(state: unknown): number {
  if (state === null || typeof state !== 'object' || !('scrollY' in state)) return 0;
  return typeof state.scrollY === 'number' ? state.scrollY : 0;
}

/** Writes down in the history entry which step of its page it shows; a new entry lets Back lead to the step before. */
export function keepStep(step: unknown, { isNew = false }: { readonly isNew?: boolean } = {}): void {
  if (isNew) history.pushState({ ...newEntry(), step }, '');
  else history.replaceState({ ...stateObject(), step }, '');
}

export function keptStep(): unknown {
  return stateObject()['step'];
}
