import type { ConsentChoice } from '#shared/privacy/consent.ts';
import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** What was answered on this device (SHELL-16); without usable storage it holds until the page is left. */
export const storedAnswer = createStoredJson<ConsentChoice>({
  storage: openTextStorage(() => localStorage),
  key: storageKey('privacy'),
  fallback: undefined,
  parse: (json) => (json === 'accepted' || json === 'refused' ? json : undefined),
  warn: logWarning,
});
