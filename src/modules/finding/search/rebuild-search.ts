import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { indexPending } from './index-pending.ts';
import { refreshSearch } from './refresh-search.ts';
import { pendEverything } from './search.store.ts';
import { setUpHostedSearch, tellHostedSearch } from './tell-hosted-search.ts';

/**
 * Makes search anew from what there is, the hosted one too; the site goes on meanwhile and finds what is read already.
 * Answers with how many.
 */
export async function rebuildSearch(context: CommandContext): Promise<number> {
  await setUpHostedSearch(context, { isEmptied: true });
  await withTransaction(context, ({ database }) => pendEverything(database));
  const count = await indexPending(context);
  await tellHostedSearch(context);
  await refreshSearch(context);
  return count;
}
