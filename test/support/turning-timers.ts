import type { Timers } from '#web/features/stories/drafts/autosave-means.ts';

export type TurningTimers = Timers & {
  /** Lets that much time pass, and all that is due in it run in its order. */
  readonly turn: (milliseconds: number) => Promise<void>;
};

/** Timers whose time passes only when it is turned. */
export function createTurningTimers(): TurningTimers {
  let now = 0;
  let count = 0;
  const due: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  const settle = async () => {
    for (let round = 0; round < 30; round += 1) await Promise.resolve();
  };
  return {
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, order: (count += 1), run };
      due.push(timer);
      return () => {
        const place = due.indexOf(timer);
        if (place !== -1) due.splice(place, 1);
      };
    },
    async turn(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
        if (next === undefined) break;
        due.splice(due.indexOf(next), 1);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
