import { type ClientEventData, clientEventRules, withoutQuery } from '#shared/telemetry/client-event.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { randomId } from '#web/app/random-id.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { type EventQueue, createEventQueue } from './event-queue.ts';
import { openEventStorage } from './event-storage.ts';
import { createSendEvents, sendMeans } from './send-events.ts';

/** Which part of the product speaks (the frontend app on the wire). */
const SERVICE = 'lite';
const MOST_SOURCE = 200;

/** What every event says of the page. Queries stay out of it: they may hold secrets. */
function commonData(host: Window): ClientEventData {
  const { location, document, innerWidth } = host;
  return {
    service: SERVICE,
    location: withoutQuery(location.pathname),
    browserWidth: innerWidth,
    referrer: withoutQuery(document.referrer),
    referrerSource: (new URLSearchParams(location.search).get('source') ?? '').slice(0, MOST_SOURCE),
  };
}

let queue: EventQueue | undefined;

/**
 * Queues an event of this page; bots have none, and nobody has any who looks at the site as somebody else. Import this file only when something is
 * to be told: `const { trackEvent } = await import('…/track-event.ts')`.
 */
export function trackEvent(key: string, data: ClientEventData = {}): void {
  // What staff do while they look as somebody is neither's.
  if (isBot(navigator.userAgent) || readStartData(window).preloadedState.session.isSpoofed) return;
  const full = { ...commonData(window), ...data };
  if (JSON.stringify(full).length > clientEventRules.mostDataCharacters) return;
  queue ??= openQueue();
  queue.add({ key, data: full, type: 'event', eventId: randomId(), timestamp: Date.now() });
}

function openQueue(): EventQueue {
  const opened = createEventQueue({
    stored: openEventStorage(),
    send: createSendEvents(sendMeans(window)),
    lock: lockStorage,
  });
  addEventListener('online', () => void opened.flush());
  addEventListener('pagehide', () => void opened.leave());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void opened.leave();
  });
  opened.resume();
  return opened;
}

/** Of all windows of this origin. A browser without locks is so old that it has one process for all of them. */
async function lockStorage(change: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('|clientEvents', change);
  else change();
}
