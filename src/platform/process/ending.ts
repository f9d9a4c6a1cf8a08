const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `stop` once at the first request to end, then ends the process. A second Ctrl-C ends at once.
 * What `stop` throws becomes exit code 1. It learns whether a supervisor asked, who may have others to send readers to.
 */
export function endOnSignal(stop: (isSupervised: boolean) => Promise<void>): void {
  let isEnding = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isEnding && signal === 'SIGINT') process.exit(130);
      if (isEnding) return;
      isEnding = true;
      stop(signal === 'SIGTERM').then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

/** What a parent sends to a process that it wants to end. */
export const STOP = 'stop';
/** What it sends before that, to give a proxy time to send readers elsewhere. */
export const DRAIN = 'drain';

/** Ctrl-C and a supervisor's SIGTERM reach the whole group: a process whose parent decides when it ends does nothing. */
export function leaveSignalsToParent(): void {
  for (const signal of SIGNALS) process.on(signal, () => undefined);
}

/** For a process whose parent decides when it ends. It also ends when the parent is gone. */
export function endWithParent(stop: () => Promise<void>, drain?: () => void): void {
  leaveSignalsToParent();
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void stop().finally(() => process.exit(0));
  };
  process.once('disconnect', end);
  process.on('message', (message) => {
    if (message === STOP) end();
    if (message === DRAIN) drain?.();
  });
}
