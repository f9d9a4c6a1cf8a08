const STEPS = [1, 2, 3, 5, 7, 11, 13, 21, 26, 31, 51, 76, 101, 201, 501, 1001] as const;

/**
 * The smallest limit of a fixed set that is at least `wanted`. A limit is written literally into the
 * statement, so the set must be small: the reader cuts the answer to what it wanted.
 * Throws a RangeError above 1001.
 */
export function fixedLimit(wanted: number): number {
  const step = STEPS.find((candidate) => candidate >= wanted);
  if (step === undefined) throw new RangeError(`no list asks for ${wanted} rows at once`);
  return step;
}
