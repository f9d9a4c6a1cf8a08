import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Doing, doWhenTold } from '#modules/finding/search/do-when-told.ts';
import { tellFollowers } from './tell-followers.ts';

/** Milliseconds. */
const RETRY = 5_000;

/** Tells followers elsewhere of what changed, at once whenever a transaction says so. */
export async function keepFollowersTold(context: CommandContext): Promise<Doing> {
  return await doWhenTold(context, {
    channel: 'federation_pending',
    run: (isEnding) => tellFollowers(context, isEnding),
    failure: 'followers elsewhere could not be told',
    retry: RETRY,
  });
}
