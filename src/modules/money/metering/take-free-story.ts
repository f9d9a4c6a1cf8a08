import { meterMonth } from '#shared/membership/metering.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { grantOf } from './meter.ts';
import { countOfNetwork, keepOpening, lockReader, readOpenings } from './metered-openings.store.ts';
import { dayOf, networkHash, readerOf } from './metered-reader.ts';
import { readFreeStories } from './read-free-stories.ts';

/** Own judgement: browsers of one kind in one network may open so many times what one of them may, in a day. */
const BROWSERS_OF_NETWORK = 5;

/**
 * Opens a locked story as one of the free ones of the month; false where none is left. Strangers are counted by
 * their network as well, so that who throws their cookie away does not begin anew without end (rule 81).
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
    const isNew = openings.every((opening) => opening.storyId !== storyId);
    if (viewer === null && browser !== null && isNew) {
      const day = dayOf(now);
      const ofNetwork = await countOfNetwork(database, networkHash(secrets, browser, day), day);
      if (ofNetwork > free * BROWSERS_OF_NETWORK) return false;
    }
    const isCounted = grant === 'counted';
    await keepOpening(database, { reader, month, storyId, personId: viewer?.personId ?? null, at: now, isCounted });
    return true;
  });
}

/** Whether the meter would open a story; nothing is taken. */
export async function hasFreeStory(context: CommandContext, storyId: string): Promise<boolean> {
  const { viewer, browser, database, clock } = context;
  const reader = readerOf(viewer, browser);
  if (reader === null || (viewer === null && isBot(browser?.userAgent ?? ''))) return false;
  const now = clock.now();
  const openings = await readOpenings(database, { reader, month: meterMonth(now) });
  return grantOf(openings, storyId, await readFreeStories(database), now) !== 'none';
}
