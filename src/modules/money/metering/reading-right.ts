import { meterMonth } from '#shared/membership/metering.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canReadByRight, canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { passGuard, sessionKeyOf } from './guard.ts';
import { isHeld } from './meter.ts';
import { readOpenings } from './metered-openings.store.ts';
import { readerOf } from './metered-reader.ts';

/** What of a story goes to who looks at it: all, the free part, or that until they showed that a person reads. */
export type ReadingRight = 'WHOLE' | 'LOCKED' | 'CHECK';

/** One of a request: several fields ask for the same. */
const known = new WeakMap<ReadContext['loaders'], Map<string, Promise<ReadingRight>>>();

/**
 * Whether all of a story is sent with its page (rules 9, 79, 80). Nothing is taken from the meter here: who looks
 * at a page has not asked for the rest yet, but has what they opened in this month.
 */
export function readingRight(context: ReadContext, story: Story): Promise<ReadingRight> {
  const ofRequest = known.get(context.loaders) ?? new Map<string, Promise<ReadingRight>>();
  known.set(context.loaders, ofRequest);
  const right = ofRequest.get(story.id) ?? decide(context, story);
  ofRequest.set(story.id, right);
  return right;
}

async function decide(context: ReadContext, story: Story): Promise<ReadingRight> {
  const { viewer, database, clock } = context;
  if (canReadByRight(viewer, story)) return 'WHOLE';
  if (viewer === null) return 'LOCKED';
  const isOpen = canReadWhole(viewer, story) || (await hasOpened(context, story.id));
  if (!isOpen) return 'LOCKED';
  const sessionKey = sessionKeyOf(viewer, null);
  if (sessionKey === null) return 'LOCKED';
  return (await passGuard({ database, clock }, sessionKey, story.id)) ? 'WHOLE' : 'CHECK';
}

/** Whether somebody signed in has opened a story by the meter in this month: reading it again is free. */
async function hasOpened({ viewer, database, clock }: ReadContext, storyId: string): Promise<boolean> {
  const reader = readerOf(viewer, null);
  if (reader === null) return false;
  const now = clock.now();
  const openings = await readOpenings(database, { reader, month: meterMonth(now) });
  return openings.some((opening) => opening.storyId === storyId && isHeld(opening, now));
}
