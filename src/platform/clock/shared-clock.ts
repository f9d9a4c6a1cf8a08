import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';

/** A clock of several processes that goes on by itself, and that each of them can move for all. */
export type SharedClock = Clock & {
  /** Moves it to a moment, of the past too. */
  moveTo(moment: Date): void;
};

/** At the moment `setAt` of the real time it was `time`; `start` is what it began from. All in milliseconds. */
type Kept = { readonly start: number; readonly time: number; readonly setAt: number };

/**
 * A clock that is kept in a file below the data folder, so that every process reads the same time at once, and one that
 * is started again does too. It begins at `startIso`; with another beginning than before it begins anew. For tests.
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
    // What stands there was written above.
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
