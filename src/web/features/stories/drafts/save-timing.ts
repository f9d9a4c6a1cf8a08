import type { Timers } from './autosave-means.ts';

/** Rule 6, in milliseconds. */
const AFTER_LAST_KEY = 1_500;
const WHILE_TYPING = 10_000;
/** Keys that a killed browser may take along: those of this long before. */
const TO_DEVICE = 300;
/** Own judgement: a server that does not answer is asked again after 1 s, 2 s, 4 s … at most every 30 s. */
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

/** The wait before trying again after so many failures: spread by `random`, so that not all come at once. */
export function retryDelay(failures: number, random: number): number {
  const most = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  return most / 2 + (most / 2) * random;
}

export type SaveTiming = {
  /** A key was pressed. */
  readonly typed: () => void;
  /** A save goes out now; `isAll` when it has everything that was typed so far. */
  readonly sending: (isAll: boolean) => void;
  readonly retryIn: (milliseconds: number) => void;
  readonly stop: () => void;
};

type Due = { readonly onSend: () => void; readonly onRetry: () => void; readonly onKeep: () => void };

/** When to keep on the device, and when to send. */
export function createSaveTiming(timers: Timers, { onSend, onRetry, onKeep }: Due): SaveTiming {
  const stops = new Map<string, () => void>();
  const cancel = (name: string) => {
    stops.get(name)?.();
    stops.delete(name);
  };
  const start = (name: string, milliseconds: number, run: () => void) => {
    cancel(name);
    const stop = timers.after(milliseconds, () => {
      stops.delete(name);
      run();
    });
    stops.set(name, stop);
  };
  const sending = (isAll: boolean) => {
    cancel('retry');
    if (isAll) for (const name of ['quiet', 'typing']) cancel(name);
  };
  return {
    typed() {
      start('quiet', AFTER_LAST_KEY, onSend);
      if (!stops.has('typing')) start('typing', WHILE_TYPING, onSend);
      if (!stops.has('device')) start('device', TO_DEVICE, onKeep);
    },
    sending,
    retryIn: (milliseconds) => start('retry', milliseconds, onRetry),
    stop() {
      sending(true);
      cancel('device');
    },
  };
}
