import { MICROS_OF_MINOR } from './fee-slices.ts';

/**
 * Minor units of amounts in millionths that are told below each other: they add up to the whole minor units of the sum,
 * which is what a statement says. What is missing goes to those of which most of a unit was cut off, of equals to the
 * earlier one.
 */
export function wholeMinors(micros: readonly number[]): readonly number[] {
  const whole = micros.map((one) => Math.floor(one / MICROS_OF_MINOR));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const left = Math.floor(sum(micros) / MICROS_OF_MINOR) - sum(whole);
  const restOf = (place: number) => (micros[place] ?? 0) - (whole[place] ?? 0) * MICROS_OF_MINOR;
  const places = micros
    .map((_one, place) => place)
    .toSorted((one, other) => restOf(other) - restOf(one) || one - other);
  const raised = new Set(places.slice(0, left));
  return whole.map((one, place) => (raised.has(place) ? one + 1 : one));
}
