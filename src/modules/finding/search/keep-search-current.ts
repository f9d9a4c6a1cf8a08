import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Doing, doWhenTold } from './do-when-told.ts';
import { hostedSearchOf } from './hosted-search.ts';
import { indexPending } from './index-pending.ts';
import { OUTGOING } from './outgoing.store.ts';
import { setUpHostedSearch, tellHostedSearch } from './tell-hosted-search.ts';

/**
 * Reads anew what changed, at once whenever a transaction says so: what is published is found within a second, and
 * what is hidden is taken out of the hosted service, where there is one. Not by a job for each change, since of a
 * hundred changes one reading is enough.
 */
export async function keepSearchCurrent(context: CommandContext): Promise<Doing> {
  const own = await doWhenTold(context, {
    channel: 'search_pending',
    run: (isEnding) => indexPending(context, isEnding),
    failure: 'search could not be brought up to date',
    retry: 5_000,
  });
  if (hostedSearchOf(context.config) === undefined) return own;
  let isSetUp = false;
  const hosted = await doWhenTold(context, {
    channel: OUTGOING,
    run: async (isEnding) => {
      if (!isSetUp) await setUpHostedSearch(context, { isEmptied: false });
      isSetUp = true;
      await tellHostedSearch(context, isEnding);
    },
    failure: 'the hosted search could not be told what changed',
    retry: 10_000,
  });
  return {
    stop: async () => {
      await own.stop();
      await hosted.stop();
    },
  };
}
