import { useCallback, useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';
import type { SaveState } from './save-state.ts';

const unopened: SaveState = { kind: 'empty', isDeviceFull: false };

/** What is said of the draft now. */
export function useSaveState(autosave: Autosave | undefined): SaveState {
  const subscribe = useCallback((onChange: () => void) => autosave?.watch(onChange) ?? (() => undefined), [autosave]);
  const read = () => autosave?.state() ?? unopened;
  return useSyncExternalStore(subscribe, read, () => unopened);
}
