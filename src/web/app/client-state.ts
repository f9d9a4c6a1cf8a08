/** State of the browser that screens may show or hide by; never the same on the server. */
type ClientState = { readonly hydrated: boolean };

let state: ClientState = { hydrated: false };
const watchers = new Set<() => void>();

export const clientState = {
  read: (): ClientState => state,
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  /** Once the app has started. The attribute lets style sheets and tests see it. */
  setHydrated(): void {
    state = { ...state, hydrated: true };
    document.documentElement.dataset['hydrated'] = 'true';
    for (const watcher of watchers) watcher();
  },
};
