/*
 * Days of a calendar are texts such as `2026-12-01`, counted without any clock: no change to summer time makes one of
 * them shorter, skips one or shows one twice.
 */

const DAY = 86_400_000;
const WEEK = 7;

export type CalendarSpan = 'week' | 'month';

/** Midnight of a day in UTC; undefined for what is no day. */
export function dayStart(day: string): number | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || writeDay(at) !== day ? undefined : at;
}

function writeDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function startOf(day: string): number {
  const at = dayStart(day);
  if (at === undefined) throw new Error(`${day} is no day`);
  return at;
}

/** How many days the second comes after the first; undefined where one of them is no day. */
export function daysBetween(first: string, second: string): number | undefined {
  const [from, to] = [dayStart(first), dayStart(second)];
  return from === undefined || to === undefined ? undefined : (to - from) / DAY;
}

/** The day that comes so many days after another, or before it. */
export function shiftDay(day: string, by: number): string {
  return writeDay(startOf(day) + by * DAY);
}

/** Every day that a calendar shows around a day: its week from Sunday, or the whole weeks of its month. */
export function calendarDays(span: CalendarSpan, day: string): readonly string[] {
  const month = startOf(`${day.slice(0, 8)}01`);
  const from = span === 'week' ? startOf(day) : month;
  const first = from - new Date(from).getUTCDay() * DAY;
  const last = span === 'week' ? first : lastOfMonth(month);
  const count = Math.floor((last - first) / DAY / WEEK + 1) * WEEK;
  return Array.from({ length: count }, (_one, index) => writeDay(first + index * DAY));
}

function lastOfMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
}

/** A day of the next or the last week or month: the same one, or the last where a month is shorter. */
export function stepCalendar(span: CalendarSpan, day: string, by: 1 | -1): string {
  if (span === 'week') return shiftDay(day, by * WEEK);
  const date = new Date(startOf(day));
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1);
  return writeDay(Math.min(month + (date.getUTCDate() - 1) * DAY, lastOfMonth(month)));
}

/**
 * Where something due on a day goes by so many days: never before today, and to today where it had no day. Undefined
 * where it stays.
 */
export function movedDay(dueOn: string | null, by: number, today: string): string | undefined {
  const wanted = dueOn === null ? today : shiftDay(dueOn, by);
  const day = wanted < today ? today : wanted;
  // What is late goes to today by any way ahead, and by no way back.
  return day === dueOn || (by < 0 && dueOn !== null && dueOn <= today) ? undefined : day;
}
