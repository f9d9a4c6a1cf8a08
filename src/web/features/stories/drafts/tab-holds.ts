import type { TabHolds } from './autosave-means.ts';

const nameOf = (id: string) => `longhand-draft-${id}`;

/**
 * What tabs hold, by the locks of the browser: they go with the tab, also when it is killed. Without locks (a page
 * that came by plain http) every record is free: two tabs may then bring the same words, which merging finds equal.
 */
export function createTabHolds(locks: LockManager | undefined): TabHolds & { readonly releaseAll: () => void } {
  const own = new Set<string>();
  const ending = new AbortController();
  const whileOpen = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const hold = (id: string): Promise<void> => {
    own.add(id);
    return whileOpen;
  };
  return {
    tryHold(id) {
      if (locks === undefined || own.has(id)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const asked = locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : hold(id);
        });
        asked.catch(() => resolve(true));
      });
    },
    whenFree(id, run) {
      if (locks === undefined) return () => undefined;
      const waiting = new AbortController();
      const stop = () => waiting.abort();
      ending.signal.addEventListener('abort', stop, { once: true });
      locks
        .request(nameOf(id), { signal: waiting.signal }, () => {
          run();
          return hold(id);
        })
        // Nobody waits any more.
        .catch(() => undefined);
      return stop;
    },
    releaseAll: () => ending.abort(),
  };
}
