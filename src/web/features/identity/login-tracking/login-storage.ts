import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { type LoginRecord, noLogins, parseLoginRecord } from './login-record.ts';

/** Where this device keeps who signed in on it. */
export function openLoginStorage(): StoredJson<LoginRecord> {
  return createStoredJson<LoginRecord>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('logins'),
    fallback: noLogins,
    parse: parseLoginRecord,
    warn: logWarning,
  });
}

/** Whoever signs in next has signed in anew, also the same person; the list of ids stays. */
export function forgetLastLogin(): void {
  const stored = openLoginStorage();
  stored.write({ ...stored.read(), last: null });
}
