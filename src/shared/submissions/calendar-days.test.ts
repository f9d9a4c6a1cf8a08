import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDays, daysBetween, dayStart, movedDay, shiftDay, stepCalendar } from './calendar-days.ts';

const days = fc
  .integer({ min: Date.UTC(1950, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));

test('PUB-5: a week has seven days in which clocks are changed too, and over the end of a year', () => {
  // Summer time began on March 8 and ended on November 1 of 2026 in New York, on March 29 and October 25 in Berlin.
  for (const [day, first, last] of [
    ['2026-03-08', '2026-03-08', '2026-03-14'],
    ['2026-03-29', '2026-03-29', '2026-04-04'],
    ['2026-10-31', '2026-10-25', '2026-10-31'],
    ['2026-11-01', '2026-11-01', '2026-11-07'],
    ['2026-12-31', '2026-12-27', '2027-01-02'],
    ['2027-01-01', '2026-12-27', '2027-01-02'],
    ['2028-02-29', '2028-02-27', '2028-03-04'],
  ] as const) {
    const week = calendarDays('week', day);
    expect([week.length, week[0], week[6]], day).toEqual([7, first, last]);
  }
});

test('PUB-5: a month is shown by its whole weeks: four, five or six', () => {
  for (const [day, first, last, count] of [
    ['2026-11-24', '2026-11-01', '2026-12-05', 35],
    ['2026-02-10', '2026-02-01', '2026-02-28', 28],
    ['2026-08-31', '2026-07-26', '2026-09-05', 42],
    ['2026-12-01', '2026-11-29', '2027-01-02', 35],
    ['2027-01-31', '2026-12-27', '2027-02-06', 42],
  ] as const) {
    const shown = calendarDays('month', day);
    expect([shown[0], shown.at(-1), shown.length], day).toEqual([first, last, count]);
  }
});

test('PUB-5: any calendar shows its day once, in whole weeks from Sunday without a gap', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('week' as const, 'month' as const), (day, span) => {
      const shown = calendarDays(span, day);
      expect(shown.filter((one) => one === day)).toHaveLength(1);
      expect(new Date(dayStart(shown[0] ?? '') ?? 0).getUTCDay()).toBe(0);
      expect(shown.length % 7).toBe(0);
      shown.forEach((one, index) => expect(daysBetween(shown[0] ?? '', one)).toBe(index));
    }),
  );
});

test('PUB-5: the next month keeps the day, or ends where it has none; a step and its opposite lead back into it', () => {
  expect(stepCalendar('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepCalendar('month', '2028-01-31', 1)).toBe('2028-02-29');
  expect(stepCalendar('month', '2026-12-15', 1)).toBe('2027-01-15');
  expect(stepCalendar('month', '2027-01-15', -1)).toBe('2026-12-15');
  expect(stepCalendar('week', '2026-12-28', 1)).toBe('2027-01-04');
  fc.assert(
    fc.property(days, (day) => {
      expect(stepCalendar('month', stepCalendar('month', day, 1), -1).slice(0, 7)).toBe(day.slice(0, 7));
      expect(stepCalendar('week', stepCalendar('week', day, -1), 1)).toBe(day);
    }),
  );
});

test('PUB-5: what is moved never comes to a day before today', () => {
  const today = '2026-11-24';
  expect(movedDay('2026-11-30', 1, today)).toBe('2026-12-01');
  expect(movedDay('2026-12-31', 1, today)).toBe('2027-01-01');
  expect(movedDay('2026-11-26', -7, today)).toBe(today);
  expect(movedDay(today, -1, today)).toBeUndefined();
  expect(movedDay('2026-11-01', 1, today)).toBe(today);
  expect(movedDay('2026-11-01', -1, today)).toBeUndefined();
  expect(movedDay(null, -7, today)).toBe(today);
  fc.assert(
    fc.property(days, days, fc.integer({ min: -7, max: 7 }), (dueOn, now, by) => {
      const moved = movedDay(dueOn, by, now);
      expect(moved === undefined || (moved >= now && moved !== dueOn)).toBe(true);
    }),
  );
});

test('PUB-5: what is no day is none', () => {
  for (const text of ['', '2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', 'today'])
    expect(dayStart(text), text).toBeUndefined();
  expect(shiftDay('2024-02-28', 1)).toBe('2024-02-29');
});
