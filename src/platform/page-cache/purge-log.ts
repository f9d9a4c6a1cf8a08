/**
 * Remembers when each tag was purged for as long as a rendering that began before may still finish.
 * Time is a counter of purges, so that two things in one millisecond keep their order.
 */
export type PurgeLog = {
  /** The moment now; a rendering that begins now has seen every purge so far. */
  now(): number;
  note(tags: readonly string[]): void;
  noteAll(): void;
  /** The last moment at which one of the tags was purged; 0 when none that matters was. */
  lastPurge(tags: readonly string[]): number;
  begin(): number;
  end(beganAt: number): void;
  /** Number of remembered tags: for the test that proves they are forgotten. */
  size(): number;
};

const TIDY_ABOVE = 256;

export function createPurgeLog(): PurgeLog {
  const purgedAt = new Map<string, number>();
  const running = new Map<number, number>();
  let moment = 0;
  let everythingAt = 0;

  const forget = () => {
    if (running.size === 0) purgedAt.clear();
    if (purgedAt.size <= TIDY_ABOVE) return;
    const oldest = Math.min(...running.keys());
    for (const [tag, at] of purgedAt) if (at <= oldest) purgedAt.delete(tag);
  };

  return {
    now: () => moment,
    note: (tags) => {
      moment += 1;
      if (running.size === 0) return;
      for (const tag of tags) purgedAt.set(tag, moment);
    },
    noteAll: () => {
      moment += 1;
      everythingAt = moment;
    },
    lastPurge: (tags) => Math.max(everythingAt, ...tags.map((tag) => purgedAt.get(tag) ?? 0)),
    begin: () => {
      running.set(moment, (running.get(moment) ?? 0) + 1);
      return moment;
    },
    end: (beganAt) => {
      const left = (running.get(beganAt) ?? 1) - 1;
      if (left > 0) running.set(beganAt, left);
      else running.delete(beganAt);
      forget();
    },
    size: () => purgedAt.size,
  };
}
