import type { Autosave } from './autosave.ts';

/** Saves when the window loses the focus, is hidden or left, and goes on when it is back; returns how to stop. */
export function watchPage(host: Window, autosave: Autosave): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const flush = () => void autosave.flush();
  host.addEventListener('blur', flush, { signal });
  host.addEventListener('pagehide', autosave.leave, { signal });
  for (const event of ['online', 'focus', 'pageshow']) host.addEventListener(event, autosave.wake, { signal });
  host.document.addEventListener(
    'visibilitychange',
    () => (host.document.visibilityState === 'hidden' ? autosave.leave() : autosave.wake()),
    { signal },
  );
  // Only while something is unsent: else the browser may keep the page for the way back.
  let isAsking = false;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const askWhileUnsent = () => {
    const mustAsk = autosave.hasUnsent();
    if (mustAsk === isAsking) return;
    isAsking = mustAsk;
    host[mustAsk ? 'addEventListener' : 'removeEventListener']('beforeunload', ask);
  };
  const stopWatching = autosave.watch(askWhileUnsent);
  askWhileUnsent();
  return () => {
    ending.abort();
    stopWatching();
    host.removeEventListener('beforeunload', ask);
  };
}
