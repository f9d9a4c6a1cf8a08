import type { CommandContext } from '#modules/ground/command-context.ts';
import { withTransaction } from '#modules/ground/command-context.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { takeReadEvents } from './counted-reads.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reads:count': unknown;
  }
}

/** The name of the event that a browser sends once somebody has read a story for 30 seconds (rule 123). */
export const READ_EVENT = 'post.read';
/** Events of a minute ago are all written down. */
const SETTLED = 60_000;

/**
 * Counts the reads that browsers told of since the last time, for the days on which they came in; of one reader
 * signed in once for a story and day, and of suspended readers and the authors themselves none (rule 38).
 */
export function countReads(context: CommandContext): Promise<void> {
  return withTransaction(context, async (inside) => {
    const until = new Date(inside.clock.now().getTime() - SETTLED);
    const rows = await takeReadEvents(inside.database, { name: READ_EVENT, until });
    const days = Map.groupBy(rows, ({ day }) => day);
    for (const [day, counts] of [...days].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
      // Nobody is a member until there are memberships.
      const reads = counts.map(({ storyId, others }) => ({ storyId, members: 0, others }));
      await recordReads(inside, day, reads);
    }
  });
}
