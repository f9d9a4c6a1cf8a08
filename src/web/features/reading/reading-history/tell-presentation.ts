import { visitEvents } from '#shared/stats/visit-events.ts';
import { storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { trackEvent } from '../telemetry/track-event.ts';

/** Of one session, so that its storage stays small. */
const MOST = 1_000;
const key = storageKey('presented');

/** Tells that a story was shown on a card: once in a session of the browser (rule 122). */
export function tellPresentation(postId: string): void {
  const storage = openTextStorage(() => sessionStorage);
  const told = new Set((storage.getItem(key) ?? '').split(' '));
  if (told.has(postId) || told.size > MOST) return;
  storage.setItem(key, [...told, postId].join(' '));
  trackEvent(visitEvents.presented, { postId });
}

/** Tells that a card's story was opened from it. */
export function tellClick(postId: string): void {
  trackEvent(visitEvents.clicked, { postId });
}
