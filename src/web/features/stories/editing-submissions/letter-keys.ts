import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

let stored: StoredJson<boolean> | undefined;
let isOn: boolean | undefined;
const watchers = new Set<() => void>();

function openStored(): StoredJson<boolean> {
  stored ??= createStoredJson({
    storage: openTextStorage(() => localStorage),
    key: storageKey('letterKeys'),
    fallback: true,
    parse: (json) => json !== false,
    warn: logWarning,
  });
  return stored;
}

/**
 * Whether a letter alone does something on pages where editors work: who speaks to their computer, or presses keys by
 * accident, turns that off in this browser (WCAG 2.1.4).
 */
export const letterKeys = {
  isOn: (): boolean => (isOn ??= openStored().read()),
  turn(on: boolean): void {
    isOn = on;
    openStored().write(on);
    for (const watcher of watchers) watcher();
  },
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
};
