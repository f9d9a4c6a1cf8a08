/** The middle value; of an even number the lower of the two in the middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** The value that a quarter of the others are below: on a busy machine what a thing takes when it is let be. */
export function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) / 4)] ?? Number.NaN;
}

/** The value that so many of a hundred are not above. NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const index = Math.ceil((values.length * percent) / 100) - 1;
  return values.toSorted((left, right) => left - right)[index] ?? Number.NaN;
}

/** Three digits that count: 0.912, 41.3, 48400. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
