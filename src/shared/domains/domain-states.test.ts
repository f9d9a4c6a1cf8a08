import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS_KEPT, KEPT, PATIENCE, stepDomain, type CheckedDomain } from './domain-checks.ts';
import { domainEvents, domainMoves, domainStates, isShown, moveDomain, type DomainState } from './domain-states.ts';

const START = Date.parse('2026-11-23T00:00:00Z');

test('PROF-4: every move leads from a state that there is to another, and nothing leads out of the last', () => {
  expect(Object.keys(domainMoves)).toEqual([...domainStates]);
  for (const state of domainStates) {
    for (const event of domainEvents) {
      const next = moveDomain(state, event);
      expect(next === undefined || domainStates.includes(next)).toBe(true);
      expect(moveDomain('released', event)).toBeUndefined();
    }
    if (state !== 'released') expect(moveDomain(state, 'released')).toBe('released');
  }
});

test('PROF-4: nothing is shown under a name that was not proved first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...domainEvents), { maxLength: 40 }), (events) => {
      let state: DomainState = 'wanted';
      let isProved = false;
      for (const event of events) {
        const before = state;
        state = moveDomain(state, event) ?? state;
        isProved = state === 'proved' || state === 'certificate_pending' || (isProved && isShown(state));
        if (isShown(state) && !isShown(before)) expect(['proved', 'certificate_pending']).toContain(before);
        if (isShown(state)) expect(isProved).toBe(true);
      }
    }),
  );
});

const looks = fc.array(
  fc.record({
    dns: fc.constantFrom('missing', 'wrong', 'right'),
    isEntitled: fc.boolean(),
    after: fc.integer({ min: 1, max: 60 * 24 * 3_600_000 }),
    isReady: fc.boolean(),
  }),
  { maxLength: 60 },
);

test('PROF-4: whatever is seen, a domain goes after 72 hours without records and not a moment sooner', () => {
  fc.assert(
    fc.property(looks, (seen) => {
      let domain: CheckedDomain & { nextCheckAt?: Date | null } = {
        state: 'wanted',
        watchedSince: new Date(START),
        failingSince: null,
        lapsedSince: null,
      };
      let now = START;
      for (const { dns, isEntitled, after, isReady } of seen) {
        now += Math.max(1, Math.min(after, domain.nextCheckAt ? domain.nextCheckAt.getTime() - now : after));
        const at = new Date(now);
        const step = stepDomain(domain, { dns, isEntitled }, at);
        expect(step.state).toBe(
          step.news === 'lost' || step.news === 'lapsed' ? 'released' : (moveDomain(domain.state, dns) ?? domain.state),
        );
        if (step.news === 'lost') {
          expect(now - (domain.failingSince ?? at).getTime()).toBeGreaterThanOrEqual(PATIENCE);
        }
        if (step.news === 'lapsed') expect(now - (domain.lapsedSince ?? at).getTime()).toBeGreaterThanOrEqual(KEPT);
        if (step.state === 'failing') expect(now - (step.failingSince ?? at).getTime()).toBeLessThan(PATIENCE);
        if (step.nextCheckAt !== null) expect(step.nextCheckAt.getTime()).toBeGreaterThan(now);
        const isWaiting = step.state !== 'released' && step.news !== 'gaveUp';
        expect(step.nextCheckAt !== null).toBe(isWaiting);
        if (step.state === 'failing')
          expect(step.nextCheckAt?.getTime()).toBeLessThanOrEqual((step.failingSince ?? at).getTime() + PATIENCE);
        const isLive = isReady && moveDomain(step.state, 'ready') === 'live';
        domain = isLive ? { ...step, state: 'live' } : step;
        if (domain.state === 'released') break;
      }
    }),
  );
});

test('PROF-4: a domain stays 30 days after its owner’s membership ended, and stays if they come back', () => {
  const live = { state: 'live', watchedSince: new Date(START), failingSince: null, lapsedSince: null } as const;
  const day = (days: number) => new Date(START + days * 86_400_000);
  const left = stepDomain(live, { dns: 'right', isEntitled: false }, day(0));
  expect(left).toMatchObject({ state: 'live', lapsedSince: day(0), news: 'lapsing' });
  expect(stepDomain(left, { dns: 'right', isEntitled: false }, day(DAYS_KEPT - 0.1))).toMatchObject({ state: 'live' });
  expect(stepDomain(left, { dns: 'right', isEntitled: true }, day(20))).toMatchObject({ lapsedSince: null });
  expect(stepDomain(left, { dns: 'right', isEntitled: false }, day(DAYS_KEPT))).toMatchObject({
    state: 'released',
    news: 'lapsed',
  });
});

test('PROF-4: records are looked for every twenty seconds at first, then more seldom, for 72 hours', () => {
  let domain: CheckedDomain = {
    state: 'wanted',
    watchedSince: new Date(START),
    failingSince: null,
    lapsedSince: null,
  };
  const times: number[] = [];
  for (let now = START; ;) {
    const step = stepDomain(domain, { dns: 'missing', isEntitled: true }, new Date(now));
    domain = step;
    if (step.nextCheckAt === null) {
      expect([step.state, step.news]).toEqual(['dns_missing', 'gaveUp']);
      break;
    }
    now = step.nextCheckAt.getTime();
    times.push((now - START) / 60_000);
  }
  expect(times.slice(0, 33).map((minutes) => Math.round(minutes * 3))).toEqual([
    ...Array.from({ length: 30 }, (_one, index) => index + 1),
    45,
    60,
    75,
  ]);
  expect(times.at(-1)).toBe(72 * 60);
  expect(times.length).toBeLessThan(140);
});
