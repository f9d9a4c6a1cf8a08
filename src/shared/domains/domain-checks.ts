import { isShown, moveDomain, type DomainEvent, type DomainState } from './domain-states.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long records are looked for, and how long a domain stays without them (rule 146). Milliseconds. */
export const HOURS_OF_PATIENCE = 72;
export const PATIENCE = HOURS_OF_PATIENCE * HOUR;
/** How long a domain stays whose owner is no member any more, and how long a released one is kept for its owner. */
export const DAYS_KEPT = 30;
export const KEPT = DAYS_KEPT * 24 * HOUR;
const BETWEEN_LOOKS_AT_LIVE = 6 * HOUR;

/** Own judgement: who just set records watches the page, and who did so yesterday does not. */
const STEPS: readonly (readonly [until: number, pause: number])[] = [
  [10 * MINUTE, MINUTE / 3],
  [HOUR, 5 * MINUTE],
  [6 * HOUR, 15 * MINUTE],
  [PATIENCE, HOUR],
];

/** What the next step hangs on. */
export type CheckedDomain = {
  readonly state: DomainState;
  /** Since when its records are looked for without a pause. */
  readonly watchedSince: Date;
  /** Since when a domain that is shown has no right records. */
  readonly failingSince: Date | null;
  /** Since when its owner is no member though the site asks for it. */
  readonly lapsedSince: Date | null;
};

/** What was seen: what the records say, and whether the owner may have a domain. */
export type DomainSight = { readonly dns: 'missing' | 'wrong' | 'right'; readonly isEntitled: boolean };

export type DomainStep = CheckedDomain & {
  /** Null where nobody looks again by themselves. */
  readonly nextCheckAt: Date | null;
  /** What the owner is told by mail. */
  readonly news: 'gaveUp' | 'failing' | 'lost' | 'lapsed' | 'lapsing' | null;
};

/** What follows from a look at a domain, and when to look again. Nothing here knows how it was looked at. */
export function stepDomain(domain: CheckedDomain, sight: DomainSight, now: Date): DomainStep {
  const lapsedSince = sight.isEntitled ? null : (domain.lapsedSince ?? now);
  if (isShown(domain.state) && lapsedSince !== null && since(lapsedSince, now) >= KEPT) {
    return ended({ ...domain, lapsedSince }, 'lapsed');
  }
  const event: DomainEvent = sight.dns;
  const state = moveDomain(domain.state, event) ?? domain.state;
  if (state === 'failing') {
    const failingSince = domain.failingSince ?? now;
    const gone = since(failingSince, now);
    if (gone >= PATIENCE) return ended({ ...domain, failingSince, lapsedSince }, 'lost');
    const news = domain.state === 'failing' ? null : ('failing' as const);
    // One mail at a time: that a membership is over is told once the records are back, and counts from then on.
    return {
      ...domain,
      state,
      failingSince,
      lapsedSince: lapsedSince && domain.lapsedSince,
      nextCheckAt: nextLook(failingSince, now),
      news,
    };
  }
  const seen = { ...domain, state, failingSince: null, lapsedSince };
  if (state === 'released') return { ...seen, nextCheckAt: null, news: null };
  if (isShown(state)) {
    const isLapsing = domain.lapsedSince === null && lapsedSince !== null;
    return { ...seen, nextCheckAt: later(now, BETWEEN_LOOKS_AT_LIVE), news: isLapsing ? 'lapsing' : null };
  }
  if (since(domain.watchedSince, now) >= PATIENCE) return { ...seen, nextCheckAt: null, news: 'gaveUp' };
  return { ...seen, nextCheckAt: nextLook(domain.watchedSince, now), news: null };
}

/** When a domain that just became live is looked at for the first time. */
export function firstLookAtLive(now: Date): Date {
  return later(now, BETWEEN_LOOKS_AT_LIVE);
}

function ended(domain: CheckedDomain, news: 'lost' | 'lapsed'): DomainStep {
  return { ...domain, state: 'released', nextCheckAt: null, news };
}

/** Later and later, and never after the last moment of patience. */
function nextLook(start: Date, now: Date): Date {
  const passed = since(start, now);
  const pause = STEPS.find(([until]) => passed < until)?.[1] ?? HOUR;
  return new Date(Math.min(now.getTime() + pause, start.getTime() + PATIENCE));
}

function since(start: Date, now: Date): number {
  return now.getTime() - start.getTime();
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
