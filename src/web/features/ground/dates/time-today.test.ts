import { expect, test } from 'vitest';
import { timeToday } from './time-today.ts';

test('STORY-6: what happened today has its time, what happened on another day has none', () => {
  const now = new Date(2026, 10, 23, 15, 0).getTime();
  expect(timeToday(new Date(2026, 10, 23, 9, 5).getTime(), now)).toBe('09:05');
  expect(timeToday(new Date(2026, 10, 23, 0, 0).getTime(), now)).toBe('00:00');
  expect(timeToday(new Date(2026, 10, 22, 23, 59).getTime(), now)).toBeUndefined();
  expect(timeToday(new Date(2025, 10, 23, 9, 5).getTime(), now)).toBeUndefined();
});
