import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { createLimiter } from '#platform/limits/limits.ts';

const START = '2026-01-01T00:00:00Z';
const limit = { capacity: 10, refillPerSecond: 2 };

describe('a limiter', () => {
  test('grants the capacity, then says when to come back, and grants then', () => {
    const clock = createFakeClock(START);
    const limiter = createLimiter({ clock });
    expect(limiter.take('a', limit, 10)).toEqual({ ok: true });
    expect(limiter.take('a', limit, 5)).toEqual({ ok: false, retryAfterSeconds: 3 });
    expect(limiter.take('b', limit, 5)).toEqual({ ok: true });
    clock.advance(3_000);
    expect(limiter.take('a', limit, 5)).toEqual({ ok: true });
  });

  test('lets a cost above the capacity pass once, on credit', () => {
    const clock = createFakeClock(START);
    const limiter = createLimiter({ clock });
    expect(limiter.take('a', limit, 20).ok).toBe(true);
    expect(limiter.take('a', limit)).toEqual({ ok: false, retryAfterSeconds: 6 });
  });

  test('gives nothing for a clock that was set back', () => {
    const clock = createFakeClock(START);
    const limiter = createLimiter({ clock });
    limiter.take('a', limit, 10);
    clock.advance(-3_600_000);
    expect(limiter.take('a', limit).ok).toBe(false);
    clock.advance(500);
    expect(limiter.take('a', limit).ok).toBe(true);
  });

  test('remembers no more keys than it may', () => {
    const limiter = createLimiter({ clock: createFakeClock(START), maxBuckets: 2 });
    for (const key of ['a', 'b', 'c']) limiter.take(key, limit, 10);
    expect([limiter.take('c', limit).ok, limiter.take('b', limit).ok, limiter.take('a', limit).ok]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('never grants more than the capacity and what came back, and always grants at the time it named', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 5_000 }), cost: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const clock = createFakeClock(START);
        const limiter = createLimiter({ clock });
        let granted = 0;
        let milliseconds = 0;
        for (const { wait, cost } of steps) {
          clock.advance(wait);
          milliseconds += wait;
          const answer = limiter.take('a', limit, cost);
          if (!answer.ok) {
            clock.advance(answer.retryAfterSeconds * 1000);
            milliseconds += answer.retryAfterSeconds * 1000;
            expect(limiter.take('a', limit, cost)).toEqual({ ok: true });
          }
          granted += cost;
          expect(granted).toBeLessThanOrEqual(limit.capacity + (milliseconds / 1000) * limit.refillPerSecond + 1e-6);
        }
      }),
    );
  });
});
