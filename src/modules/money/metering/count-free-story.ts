import { meterMonth } from '#shared/membership/metering.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { grantOf } from './meter.ts';
import { keepOpening, lockReader, readOpenings } from './metered-openings.store.ts';
import { readerOf } from './metered-reader.ts';
import { readFreeStories } from './read-free-stories.ts';

/**
 * Counts a free story that was opened and is being read: after ten seconds, or a quarter of it (rule 79). What
 * was not opened by the meter, or was counted before, changes nothing.
 */
export async function countFreeStory(context: CommandContext, storyId: string): Promise<void> {
  const reader = readerOf(context.viewer, context.browser);
  if (reader === null) return;
  const free = await readFreeStories(context.database);
  await withTransaction(context, async ({ database, clock, viewer }) => {
    await lockReader(database, reader);
    const now = clock.now();
    const month = meterMonth(now);
    const openings = await readOpenings(database, { reader, month });
    const own = openings.find((opening) => opening.storyId === storyId);
    if (own === undefined || own.countedAt !== null) return;
    // Read late, after its place went to another: it is theirs already, and there is nothing left to count it as.
    if (grantOf(openings, storyId, free, now) === 'none') return;
    await keepOpening(database, {
      reader,
      month,
      storyId,
      personId: viewer?.personId ?? null,
      at: now,
      isCounted: true,
    });
  });
}
