import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';

/** A clock that several processes share; it keeps running, and each of them can move it for all. */
export type SharedClock = Clock & {
  /** Moves it to a moment, of the past too. */
  moveTo(moment: Date): void;
};

/** At the real time `setAt` it showed `time`; `start` is where it began. All in milliseconds. */
type Kept = { readonly start: number; readonly time: number; readonly setAt: number };

/**
 * A clock kept in a file in the data folder, so every process reads the same time at once, even one that's restarted.
 * It begins at `startIso`; with a different start than before it begins anew. For tests.
 */
export function openSharedClock(folder: string, startIso: string): SharedClock {
  const path = join(folder, 'test-clock.json');
  const start = Date.parse(startIso);
  const write = (time: number) => {
    const kept: Kept = { start, time, setAt: Date.now() };
    mkdirSync(folder, { recursive: true });
    // Replaced as a whole: anyone reading meanwhile finds either the old one or the new one.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${path}.${process.pid}`, path);
  };
  if (read(path)?.start !== start) write(start);
  return {
    now: () => {
      const { time, setAt } = read(path) ?? { time: start, setAt: Date.now() };
      return new Date(time + (Date.now() - setAt));
    },
    moveTo: (moment) => write(moment.getTime()),
  };
}

/** Whether a clock can be moved for every process. */
export function isSharedClock(clock: Clock): clock is SharedClock {
  return 'moveTo' in clock;
}

function read(path: string): Kept | undefined {
  try {
    // The file was written above.
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
