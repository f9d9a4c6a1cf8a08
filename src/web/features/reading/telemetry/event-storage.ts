import { createStoredJson, type StoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** Where events wait, also for the next visit; in memory where the browser keeps nothing. */
export function openEventStorage(): StoredJson<readonly ClientEvent[]> {
  return createStoredJson<readonly ClientEvent[]>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('clientEvents'),
    fallback: [],
    parse: parseStoredEvents,
    warn: logWarning,
  });
}

/** What is no event is left out; throws where there is no list. */
export function parseStoredEvents(json: unknown): readonly ClientEvent[] {
  if (!Array.isArray(json)) throw new TypeError('No events');
  return json.filter(isEvent);
}

function isEvent(value: unknown): value is ClientEvent {
  if (value === null || typeof value !== 'object') return false;
  const { key, data, type, eventId, timestamp } = value as Partial<Record<keyof ClientEvent, unknown>>;
  const isNamed = typeof key === 'string' && typeof type === 'string' && typeof eventId === 'string';
  return isNamed && typeof timestamp === 'number' && typeof data === 'object' && data !== null;
}
