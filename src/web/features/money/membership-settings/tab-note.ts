import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** What the tab is to say when it is next shown, of this window alone: pages about money end by a whole new page. */
function openStorage() {
  return createStoredJson<string>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('membershipNote'),
    fallback: '',
    parse: String,
    warn: logWarning,
  });
}

export function rememberNote(text: string): void {
  openStorage().write(text);
}

/** The sentence, once; empty where there is none. */
export function takeNote(): string {
  const storage = openStorage();
  const text = storage.read();
  storage.remove();
  return text;
}
