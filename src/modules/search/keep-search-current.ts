import type { CommandContext } from '#modules/command-context.ts';
import { indexPending } from './index-pending.ts';

export type Indexing = {
  /** Waits for what is being read. */
  readonly stop: () => Promise<void>;
};

/** When something could not be read, it is tried again after this; milliseconds. */
const RETRY = 5_000;

/**
 * Reads anew what changed, at once whenever a transaction says so: what is published is found within a second. Not
 * by a job for each change, since of a hundred changes one reading is enough.
 */
export async function keepSearchCurrent(context: CommandContext): Promise<Indexing> {
  const state = { isWanted: true, isStopped: false };
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      try {
        await indexPending(context, () => state.isStopped);
      } catch (error) {
        context.log.error({ err: error }, 'search could not be brought up to date');
        retry ??= setTimeout(again, RETRY);
        return;
      }
    }
  };
  const wake = (): void => {
    state.isWanted = true;
    if (state.isStopped) return;
    running ??= read().finally(() => {
      running = undefined;
      // Something came between the last look and here.
      if (state.isWanted && retry === undefined) wake();
    });
  };
  const again = (): void => {
    retry = undefined;
    wake();
  };
  const stopListening = await context.database.listen('search_pending', wake, wake);
  wake();
  return {
    stop: async () => {
      state.isStopped = true;
      clearTimeout(retry);
      await stopListening();
      await running;
    },
  };
}
