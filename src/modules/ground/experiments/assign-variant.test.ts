import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignVariant, BUCKETS, bucketOfPerson } from './assign-variant.ts';
import { experiments } from './experiment-list.ts';

const bucket = fc.integer({ min: 0, max: BUCKETS - 1 });
const variants = (...weights: readonly number[]) => weights.map((weight, index) => ({ name: `v${index}`, weight }));

test('CORE-5: a bucket sees the same variant each time, and one that there is', () => {
  fc.assert(
    fc.property(fc.string(), bucket, (id, place) => {
      const experiment = { id, variants: variants(1, 2, 7) };
      const seen = assignVariant(experiment, place);
      expect(['v0', 'v1', 'v2']).toContain(seen);
      expect(assignVariant(experiment, place)).toBe(seen);
    }),
  );
});

test('CORE-5: variants are seen by their weights, and never where the weight is nothing', () => {
  const counts = new Map<string, number>();
  for (let place = 0; place < BUCKETS; place += 1) {
    const seen = assignVariant({ id: 'weights', variants: variants(80, 20, 0) }, place);
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
  }
  expect(counts.get('v2')).toBeUndefined();
  expect(counts.get('v1')).toBeGreaterThan(150);
  expect(counts.get('v1')).toBeLessThan(250);
});

test('CORE-5: two experiments divide the same readers differently', () => {
  const places = Array.from({ length: BUCKETS }, (_place, index) => index);
  const alike = places.filter(
    (place) =>
      assignVariant({ id: 'one', variants: variants(1, 1) }, place) ===
      assignVariant({ id: 'other', variants: variants(1, 1) }, place),
  );
  expect(alike.length).toBeGreaterThan(400);
  expect(alike.length).toBeLessThan(600);
});

test('a person has one bucket', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(bucketOfPerson(id)).toBe(bucketOfPerson(id));
      expect(bucketOfPerson(id)).toBeLessThan(BUCKETS);
    }),
  );
});

test('no experiment has outlived its end', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(experiments.filter(({ endsOn }) => endsOn < today).map(({ id }) => id)).toEqual([]);
});
