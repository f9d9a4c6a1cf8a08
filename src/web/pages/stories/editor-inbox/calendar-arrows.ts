import { daysBetween } from '#shared/submissions/calendar-days.ts';

/** Where a story stands in a calendar; no word for one without a day, which come last. */
export type CalendarPlace = { readonly id: string; readonly day: string };

/** By how many days an arrow key goes, or moves what it is pressed on together with Shift. */
export const arrowSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * To which story an arrow key goes from another: left and right to the nearest day that has one; up and down within
 * the day, then to the same day of another week, and where there is none to the one before or after. Undefined where
 * that is the end, and for other keys. Pure.
 */
export function storyBeyond(places: readonly CalendarPlace[], id: string, key: string): string | undefined {
  const at = places.findIndex((one) => one.id === id);
  const here = places[at];
  const by = arrowSteps[key];
  if (here === undefined || by === undefined) return undefined;
  const isAhead = by > 0;
  const others = isAhead ? places.slice(at + 1) : places.slice(0, at).toReversed();
  if (Math.abs(by) === 1) {
    const day = others.find((one) => one.day !== here.day)?.day;
    return places.find((one) => one.day === day)?.id;
  }
  const [next] = others;
  if (next?.day === here.day) return next.id;
  return (others.find((one) => (daysBetween(here.day, one.day) ?? 1) % 7 === 0) ?? next)?.id;
}
