import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** Notices that come back after a time, each with a memory of its own on this device. */
export type TimedNotice = 'membershipUpsell' | 'reactivateMembership' | 'settingsUpsell';

/** By viewer, so that nobody inherits another's. */
function openStorage(notice: TimedNotice, viewerId: string) {
  return createStoredJson<number | null>({
    storage: openTextStorage(() => localStorage),
    key: storageKey(`${notice}DismissedAt`, viewerId),
    fallback: null,
    parse: (json) => {
      if (typeof json !== 'number' || !Number.isFinite(json)) throw new TypeError('No time');
      return json;
    },
    warn: logWarning,
  });
}

/** When the viewer put a notice away on this device; null where they never did. */
export function dismissedAt(notice: TimedNotice, viewerId: string): Date | null {
  const time = openStorage(notice, viewerId).read();
  return time === null ? null : new Date(time);
}

/** Remembers that the viewer put it away now. */
export function dismissNow(notice: TimedNotice, viewerId: string, now: Date): void {
  openStorage(notice, viewerId).write(now.getTime());
}
