import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** Which dialog was open when somebody left to prove who they are; of this window alone. */
function openStorage() {
  return createStoredJson<string>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('settingsDialog'),
    fallback: '',
    parse: String,
    warn: logWarning,
  });
}

/** Has this dialog open again when its page is next shown. */
export function rememberDialog(name: string): void {
  openStorage().write(name);
}

export function forgetDialog(): void {
  openStorage().remove();
}

/** Whether this is the dialog to open again; true once. */
export function takeDialog(name: string): boolean {
  const storage = openStorage();
  if (storage.read() !== name) return false;
  storage.remove();
  return true;
}
