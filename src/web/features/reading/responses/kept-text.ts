import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** What is typed and not published yet, on this device: nothing is lost by a closed window. */
export function keptText(placeId: string, parentId: string | null) {
  return createStoredJson<string>({
    storage: openTextStorage(() => window.localStorage),
    key: storageKey(`response-${placeId}-${parentId ?? 'top'}`),
    fallback: '',
    parse: (json) => (typeof json === 'string' ? json : ''),
    warn: logWarning,
  });
}
