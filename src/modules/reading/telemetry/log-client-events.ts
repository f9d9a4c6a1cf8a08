import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { unnamedPrograms } from '#shared/stats/known-programs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { recordPresentations } from '#modules/finding/recommendations/record-presentations.ts';
import { programOf } from '../visits/program-of.ts';
import { recordProgramVisits, recordVisits, type TellingReader } from '../visits/record-visits.ts';
import { insertEvents } from './telemetry.store.ts';

/**
 * Writes down what a browser tells; anybody may, and a viewer's events bear who they are. The
 * same event twice is once. Of programs, by what they say of themselves or where they come from, it is kept that they
 * were there and nothing else (rule 187); the address of the network is never written.
 */
export async function logClientEvents(
  context: CommandContext,
  events: readonly ClientEvent[],
  reader: TellingReader,
): Promise<void> {
  if (events.length === 0) return;
  const { database, clock, viewer, config } = context;
  // Whoever is signed in is a person, also behind a relay in a data center.
  const isFromPrograms = viewer === null && config.programNetworks?.has(reader.network) === true;
  const program =
    programOf(reader.userAgent, viewer !== null) ?? (isFromPrograms ? unnamedPrograms.network : undefined);
  if (program !== undefined) return recordProgramVisits(context, events, reader, program);
  const written = await insertEvents(database, events, { personId: viewer?.personId ?? null, now: clock.now() });
  await recordVisits(context, written, reader);
  if (viewer !== null) await recordPresentations(context, viewer.personId, written);
}
