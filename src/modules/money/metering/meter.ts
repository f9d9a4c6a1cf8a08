import { isFreeByMeter } from '#shared/membership/metering.ts';
import type { MeteredOpening } from './metered-openings.store.ts';

/** Own judgement: an opening that was not read keeps its place for so long, in milliseconds. */
const HELD_FOR = 10 * 60_000;

/** Whether an opening takes one of the free stories: it was read, or it was opened just now. */
export function isHeld({ countedAt, grantedAt }: MeteredOpening, now: Date): boolean {
  return countedAt !== null || now.getTime() - grantedAt.getTime() < HELD_FOR;
}

function heldOf(openings: readonly MeteredOpening[], now: Date): readonly MeteredOpening[] {
  return openings.filter((opening) => isHeld(opening, now));
}

/** What a grant comes to: nothing, a place that reading will count, or one that is counted at once. */
type Grant = 'none' | 'again' | 'held' | 'counted';

/**
 * Whether a locked story is opened as one of the free ones of the month. What was opened and left within seconds does
 * not count (rule 79), but as many such openings as there are free stories are all that a month forgives: from
 * then on an opening counts at once, so that nobody takes more than twice as many texts.
 */
export function grantOf(openings: readonly MeteredOpening[], storyId: string, free: number, now: Date): Grant {
  const held = heldOf(openings, now);
  const taken = new Set(held.map((opening) => opening.storyId));
  if (!isFreeByMeter(taken, storyId, free)) return 'none';
  if (taken.has(storyId)) return 'again';
  if (openings.some((opening) => opening.storyId === storyId)) return 'held';
  return openings.length - held.length >= free ? 'counted' : 'held';
}

/** How many are left of the free ones. */
export function leftOf(openings: readonly MeteredOpening[], free: number, now: Date): number {
  return Math.max(0, free - heldOf(openings, now).length);
}
