import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { storyIdOf, visitEvents } from '#shared/stats/visit-events.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addPresentations, markOpened } from './recommendations.store.ts';

/** What tells that a story was opened. */
const OPENED: ReadonlySet<string> = new Set([visitEvents.clicked, visitEvents.viewed, visitEvents.read]);

/** Counts which stories a reader was shown and which they opened, from what their browser tells (rule 40). */
export async function recordPresentations(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
  events: readonly ClientEvent[],
): Promise<void> {
  const presented = events
    .filter(({ key }) => key === visitEvents.presented)
    .flatMap(({ data }) => storyIdOf(data) ?? []);
  const opened = events.filter(({ key }) => OPENED.has(key)).flatMap(({ data }) => storyIdOf(data) ?? []);
  const counts = new Map<string, number>();
  for (const id of presented) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size > 0) await addPresentations(database, personId, counts, clock.now());
  if (opened.length > 0) await markOpened(database, personId, [...new Set(opened)], clock.now());
}
