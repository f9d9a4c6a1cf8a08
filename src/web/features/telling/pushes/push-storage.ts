import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** Who turned pushes on in this browser, what reaches it, and when the server was told last: milliseconds. */
export type KeptPushes = { readonly personId: string; readonly endpoint: string; readonly toldAt: number };

/** A record from stored JSON; throws for anything else. */
function parseKeptPushes(json: unknown): KeptPushes {
  const { personId, endpoint, toldAt } = Object(json) as Readonly<Record<string, unknown>>;
  if (typeof personId !== 'string' || typeof endpoint !== 'string' || typeof toldAt !== 'number')
    throw new TypeError('No record of pushes');
  return { personId, endpoint, toldAt };
}

/** Where this browser keeps who turned pushes on; undefined where nobody did. */
export function openPushStorage(): StoredJson<KeptPushes | undefined> {
  return createStoredJson<KeptPushes | undefined>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('pushes'),
    fallback: undefined,
    parse: parseKeptPushes,
    warn: logWarning,
  });
}
