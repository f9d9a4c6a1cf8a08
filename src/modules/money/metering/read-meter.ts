import { meterMonth, nextMeterMonth } from '#shared/membership/metering.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { leftOf } from './meter.ts';
import { readOpenings } from './metered-openings.store.ts';
import { readerOf } from './metered-reader.ts';
import { readFreeStories } from './read-free-stories.ts';

export type Meter = { readonly freeStories: number; readonly left: number; readonly resetsAt: Date };

type Asker = {
  readonly database: Database<Tables>;
  readonly clock: Clock;
  readonly viewer: Viewer | null;
  readonly browser: Browser | null;
};

/** How many free locked stories a reader has left in this month; null for a member, whom nothing is counted of. */
export async function readMeter({ database, clock, viewer, browser }: Asker): Promise<Meter | null> {
  if (viewer?.isMember === true) return null;
  const now = clock.now();
  const reader = readerOf(viewer, browser);
  const freeStories = await readFreeStories(database);
  const openings = reader === null ? [] : await readOpenings(database, { reader, month: meterMonth(now) });
  return { freeStories, left: leftOf(openings, freeStories, now), resetsAt: nextMeterMonth(now) };
}
