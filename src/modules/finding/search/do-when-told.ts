import type { CommandContext } from '#modules/ground/command-context.ts';

export type Doing = {
  /** Waits for what is being done. */
  readonly stop: () => Promise<void>;
};

type Work = {
  /** On which transactions say at their commit that there is something to do. */
  readonly channel: string;
  readonly run: (isEnding: () => boolean) => Promise<unknown>;
  /** What the log says where it could not be done. */
  readonly failure: string;
  /** After which it is tried again then; milliseconds. */
  readonly retry: number;
};

/** Does what waits at once whenever a transaction says so, and once at the start: of a hundred calls one run is enough. */
export async function doWhenTold(context: CommandContext, { channel, run, failure, retry }: Work): Promise<Doing> {
  const state = { isWanted: true, isStopped: false };
  let running: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      try {
        await run(() => state.isStopped);
      } catch (error) {
        context.log.error({ err: error }, failure);
        later ??= setTimeout(again, retry);
        return;
      }
    }
  };
  const wake = (): void => {
    state.isWanted = true;
    if (state.isStopped) return;
    running ??= work().finally(() => {
      running = undefined;
      // Something came between the last look and here.
      if (state.isWanted && later === undefined) wake();
    });
  };
  const again = (): void => {
    later = undefined;
    wake();
  };
  const stopListening = await context.database.listen(channel, wake, wake);
  wake();
  return {
    stop: async () => {
      state.isStopped = true;
      clearTimeout(later);
      await stopListening();
      await running;
    },
  };
}
