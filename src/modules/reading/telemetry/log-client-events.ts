import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { recordPresentations } from '#modules/finding/recommendations/record-presentations.ts';
import { recordVisits, type TellingReader } from '../visits/record-visits.ts';
import { insertEvents } from './telemetry.store.ts';

/**
 * Writes down what a browser tells; anybody may, and a viewer's events bear who they are. The
 * same event twice is once. Those of bots are dropped; the address of the network is never written.
 */
export async function logClientEvents(
  context: CommandContext,
  events: readonly ClientEvent[],
  reader: TellingReader,
): Promise<void> {
  if (events.length === 0 || isBot(reader.userAgent)) return;
  const { database, clock, viewer } = context;
  const written = await insertEvents(database, events, { personId: viewer?.personId ?? null, now: clock.now() });
  await recordVisits(context, written, reader);
  if (viewer !== null) await recordPresentations(context, viewer.personId, written);
}
