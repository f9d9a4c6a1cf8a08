import { createStoredJson, storageKey, type StoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { neverDismissed, type OneTapDismissal, parseDismissal } from './one-tap-dismissal.ts';

/** Where this device keeps that the card was dismissed. */
export function openOneTapStorage(): StoredJson<OneTapDismissal> {
  return createStoredJson<OneTapDismissal>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('oneTap'),
    fallback: neverDismissed,
    parse: parseDismissal,
    warn: logWarning,
  });
}
