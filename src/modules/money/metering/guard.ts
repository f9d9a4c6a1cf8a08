import { GUARDS } from '#shared/membership/metering.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { keepGuarded, keepPassedCheck, lockSession, readGuarded } from './guarded-openings.store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Means = { readonly database: Database<Tables>; readonly clock: Clock };

/** What the guards count by (rule 80): the session, or the person of a bearer token, or the browser of a visitor. */
export function sessionKeyOf(viewer: Viewer | null, browser: Browser | null): string | null {
  if (viewer !== null) return viewer.sessionId === null ? `person:${viewer.personId}` : `session:${viewer.sessionId}`;
  return browser === null ? null : `visitor:${browser.visitorHash}`;
}

/**
 * Whether a session may open a locked story: 10 different ones in an hour and 40 in a day, members too, counted anew
 * after a check that was passed. What it opened lately it opens again. Of many at once exactly so many pass.
 */
export async function passGuard(means: Means, sessionKey: string, storyId: string): Promise<boolean> {
  const now = means.clock.now();
  const since = new Date(now.getTime() - DAY);
  const isKnown = (opened: Awaited<ReturnType<typeof readGuarded>>) => opened.some((one) => one.storyId === storyId);
  if (isKnown(await readGuarded(means.database, sessionKey, since))) return true;
  return means.database.transaction(async (database) => {
    await lockSession(database, sessionKey);
    const opened = await readGuarded(database, sessionKey, since);
    if (isKnown(opened)) return true;
    const lastHour = opened.filter(({ openedAt }) => now.getTime() - openedAt.getTime() < HOUR);
    if (lastHour.length >= GUARDS.hourly || opened.length >= GUARDS.daily) return false;
    await keepGuarded(database, { sessionKey, storyId, at: now });
    return true;
  });
}

/** The guards count anew from now: somebody showed that a person reads. */
export async function noteCheckPassed({ database, clock }: Means, sessionKey: string): Promise<void> {
  await keepPassedCheck(database, sessionKey, clock.now());
}
