import { meterMonth } from '#shared/membership/metering.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { grantOf } from './meter.ts';
import { hasRoomInNetwork, takeRoomInNetwork } from './metered-networks.ts';
import { keepOpening, lockReader, type MeteredOpening, readOpenings } from './metered-openings.store.ts';
import { readerOf } from './metered-reader.ts';
import { readFreeStories } from './read-free-stories.ts';

/** Whether a story was not opened by its reader in this month: only then it counts for their network. */
function isNew(openings: readonly MeteredOpening[], storyId: string): boolean {
  return openings.every((opening) => opening.storyId !== storyId);
}

/**
 * Opens a locked story as one of the free ones of the month; false where none is left. Strangers are counted by
 * their network as well, so that who throws their cookie away does not begin anew (rule 81, decision 0050).
 */
export async function takeFreeStory(context: CommandContext, storyId: string): Promise<boolean> {
  const { viewer, browser, secrets } = context;
  const reader = readerOf(viewer, browser);
  if (reader === null || (viewer === null && isBot(browser?.userAgent ?? ''))) return false;
  const free = await readFreeStories(context.database);
  return withTransaction(context, async ({ database, clock }) => {
    await lockReader(database, reader);
    const now = clock.now();
    const month = meterMonth(now);
    const openings = await readOpenings(database, { reader, month });
    const grant = grantOf(openings, storyId, free, now);
    if (grant === 'none') return false;
    if (grant === 'again') return true;
    if (viewer === null && browser !== null && isNew(openings, storyId)) {
      if (!(await takeRoomInNetwork(database, { secrets, browser, month, free }))) return false;
    }
    const isCounted = grant === 'counted';
    await keepOpening(database, { reader, month, storyId, personId: viewer?.personId ?? null, at: now, isCounted });
    return true;
  });
}

/** Whether the meter would open a story; nothing is taken. */
export async function hasFreeStory(context: CommandContext, storyId: string): Promise<boolean> {
  const { viewer, browser, database, clock, secrets } = context;
  const reader = readerOf(viewer, browser);
  if (reader === null || (viewer === null && isBot(browser?.userAgent ?? ''))) return false;
  const now = clock.now();
  const month = meterMonth(now);
  const openings = await readOpenings(database, { reader, month });
  const free = await readFreeStories(database);
  if (grantOf(openings, storyId, free, now) === 'none') return false;
  if (viewer !== null || browser === null || !isNew(openings, storyId)) return true;
  return hasRoomInNetwork(database, { secrets, browser, month, free });
}
