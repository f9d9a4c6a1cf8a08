import type { ClientEventData } from '#shared/telemetry/client-event.ts';

/** Puts an event into the queue of the page, which comes with the first one. */
export async function tellEvent(name: string, data: ClientEventData): Promise<void> {
  const { trackEvent } = await import('#web/features/reading/telemetry/track-event.ts');
  trackEvent(name, data);
}
