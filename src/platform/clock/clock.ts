/** Where the program reads the time from, so that a test can move it. */
export type Clock = { now(): Date };

/** A clock that's stopped until a test moves it. */
export type FakeClock = Clock & {
  /** Moves the clock by so many milliseconds; a negative number moves it back. */
  advance(milliseconds: number): void;
  /** Sets the clock to an ISO time. Throws a RangeError when the text is no time. */
  set(iso: string): void;
};

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that starts at `startIso` and stands still until it is moved.
 * Throws a RangeError when the text is no ISO time.
 */
export function createFakeClock(startIso: string): FakeClock {
  let current = readTime(startIso);
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
    set: (iso) => {
      current = readTime(iso);
    },
  };
}

function readTime(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`"${iso}" is not an ISO time`);
  return time;
}
