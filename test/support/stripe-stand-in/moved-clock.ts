/** The real time and how far a test has moved it. */
export type MovedClock = {
  /** Seconds of the Unix epoch. */
  readonly seconds: () => number;
  readonly advance: (seconds: number) => void;
  readonly set: (seconds: number) => void;
  readonly reset: () => void;
};

export function createMovedClock(): MovedClock {
  let moved = 0;
  const real = () => Math.floor(Date.now() / 1_000);
  return {
    seconds: () => real() + moved,
    advance: (seconds) => void (moved += seconds),
    set: (seconds) => void (moved = seconds - real()),
    reset: () => void (moved = 0),
  };
}
