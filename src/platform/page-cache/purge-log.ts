/**
 * Remembers when each tag was purged for as long as a rendering that began before may still finish. Time is a counter
 * of purges, so two in one millisecond keep their order.
 */
export type PurgeLog = {
  /** The moment now; a rendering that begins now has seen every purge so far. */
  now(): number;
  /** The moment at a time of `performance.now()`; -1 if that's too long ago to know. */
  momentAt(time: number): number;
  note(tags: readonly string[]): void;
  noteAll(): void;
  /** The last moment at which one of the tags was purged; 0 if none that matters was. */
  lastPurge(tags: readonly string[]): number;
  begin(): number;
  end(beganAt: number): void;
  /** Number of remembered tags: for the test that proves they are forgotten. */
  size(): number;
};

type Purge = { readonly at: number; readonly moment: number };

const TIDY_ABOVE = 256;

/** `memory` is for how many milliseconds purges are remembered at least, whether or not anything is being rendered. */
export function createPurgeLog(memory = 0): PurgeLog {
  const purgedAt = new Map<string, number>();
  let recent: readonly Purge[] = [];
  const running = new Map<number, number>();
  let moment = 0;
  let everythingAt = 0;

  const forget = () => {
    if (running.size === 0 && memory === 0) purgedAt.clear();
    if (purgedAt.size <= TIDY_ABOVE) return;
    const oldest = Math.min((recent[0]?.moment ?? moment + 1) - 1, ...running.keys());
    for (const [tag, at] of purgedAt) if (at <= oldest) purgedAt.delete(tag);
  };

  const advance = () => {
    moment += 1;
    if (memory === 0) return;
    const at = performance.now();
    const first = recent.findIndex((purge) => purge.at >= at - memory);
    recent = [...(first === -1 ? [] : recent.slice(first)), { at, moment }];
  };

  return {
    now: () => moment,
    momentAt: (time) => {
      if (time < performance.now() - memory) return -1;
      // A purge at that very time may not be in it.
      const after = recent.find(({ at }) => at >= time);
      return after === undefined ? moment : after.moment - 1;
    },
    note: (tags) => {
      advance();
      if (running.size === 0 && memory === 0) return;
      for (const tag of tags) purgedAt.set(tag, moment);
      if (running.size === 0) forget();
    },
    noteAll: () => {
      advance();
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
