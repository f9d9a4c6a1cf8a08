import { expect, test } from 'vitest';
import { dayOfSlug, neighbourDay, slugOfDay } from './day-slug.ts';

test('HOME-5: a day stands in an address as month-day-year', () => {
  const day = Date.UTC(2026, 10, 21);
  expect(slugOfDay(day)).toBe('november-21-2026');
  expect(dayOfSlug('november-21-2026')).toBe(day);
  expect(dayOfSlug('February-29-2024')).toBe(Date.UTC(2024, 1, 29));
  expect(dayOfSlug('february-30-2024')).toBeUndefined();
  expect(dayOfSlug('2026-11-21')).toBeUndefined();
  expect(slugOfDay(neighbourDay(Date.UTC(2024, 2, 1), -1))).toBe('february-29-2024');
});
