import { storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';

const KEY = storageKey('notificationsSeen');

/** Tells the other windows of this browser that notifications were seen: a change of what is stored reaches them. */
export function tellSeen(): void {
  openTextStorage(() => localStorage).setItem(KEY, String(Date.now()));
}

/** Calls back when another window told so, and when this one is looked at again; returns how to stop. */
export function onMaybeSeen(call: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) call();
  };
  const look = () => {
    if (document.visibilityState === 'visible') call();
  };
  window.addEventListener('storage', hear);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', hear);
    document.removeEventListener('visibilitychange', look);
  };
}
