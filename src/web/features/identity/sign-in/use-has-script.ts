import { useSyncExternalStore } from 'react';

/** False while the server draws and until the page is taken over: then forms are sent by themselves. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
