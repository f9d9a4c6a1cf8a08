import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSettlement } from './settle-month.ts';

test('PART-2: months that were closed before come out to the byte, though sums are kept in another way', () => {
  const settlement = openSettlement({
    period: '2027-01',
    carried: new Map([['EUR', 12_345]]),
    isStaffPick: (id) => id === '00000000000b',
    sharesOf: (_of, id, day) => [
      { personId: `w${id.slice(-1)}`, publicationId: null, weight: 70, percent: 70 },
      { personId: day < '2027-01-15' ? null : 'ed', publicationId: 'pub', weight: 30, percent: 30 },
    ],
  });
  for (let place = 0; place < 200; place += 1) {
    const isCorrected = place % 9 === 0;
    const period = isCorrected ? '2026-12' : '2027-01';
    const reads = Array.from({ length: 1 + (place % 7) }, (_none, nth) => ({
      storyId: `00000000000${['a', 'b', 'c'][(place + nth) % 3] ?? ''}`,
      day: `${period}-${String(1 + ((place * 5 + nth * 11) % 28)).padStart(2, '0')}`,
      seconds: 30 + ((place * 13 + nth) % 600),
      points: (place * 31 + nth * 17) % 900,
    }));
    const currency = place % 4 === 0 ? 'EUR' : 'USD';
    settlement.add({
      period,
      reads,
      shares: [{ currency, now: 2_910_000 + place * 37, before: isCorrected ? 3_000_000 : 0 }],
    });
  }
  const { lines, ...rest } = settlement.finish();
  const written = JSON.stringify([[...lines], rest]);
  expect(createHash('sha256').update(written).digest('hex')).toBe(
    'f09f2bdd15970aad0391b6c8f9d6a3061de02cecb2a3e7b51351ad687310c7f4',
  );
});
