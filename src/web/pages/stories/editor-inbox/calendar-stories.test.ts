import { expect, test } from 'vitest';
import { goingOutByDay } from './calendar-stories.ts';

const out = (id: string, at: string) => ({
  id,
  title: id,
  scheduledAt: Date.parse(at),
  __typename: 'CollectionPost' as const,
});
const placesIn = (zone: string | undefined, ...stories: readonly ReturnType<typeof out>[]) =>
  [...goingOutByDay(stories, zone)].flatMap(([day, all]) => all.map(({ id, time }) => `${id} ${day} ${time}`));

test('PUB-5: what goes out stands on the day, and at the time, that the clocks of its reader show', () => {
  const eve = out('a', '2027-01-01T04:30:00Z');
  expect(placesIn('America/New_York', eve)).toEqual(['a 2026-12-31 23:30']);
  expect(placesIn('Asia/Tokyo', eve)).toEqual(['a 2027-01-01 13:30']);
  expect(placesIn(undefined, eve)).toEqual(['a 2027-01-01 04:30']);
  // Before and after clocks go forward, and in the hour that they show twice.
  expect(placesIn('America/New_York', out('b', '2026-03-08T06:59:00Z'), out('c', '2026-03-08T07:00:00Z'))).toEqual([
    'b 2026-03-08 01:59',
    'c 2026-03-08 03:00',
  ]);
  expect(placesIn('Europe/Berlin', out('d', '2026-10-25T00:30:00Z'), out('e', '2026-10-25T01:30:00Z'))).toEqual([
    'd 2026-10-25 02:30',
    'e 2026-10-25 02:30',
  ]);
  // The last of the 25 hours of that day.
  expect(placesIn('Europe/Berlin', out('f', '2026-10-25T22:59:00Z'))).toEqual(['f 2026-10-25 23:59']);
});
