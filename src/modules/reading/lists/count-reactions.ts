import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToListCounts, lockCountsOfList, type ListReactionChange } from './list-counts.store.ts';

/** Lets others who react to a list wait until this transaction ends; false where there is no such list. */
export function lockListCounts(context: CommandContext, listId: string): Promise<boolean> {
  return lockCountsOfList(context.database, listId);
}

/** Counts what readers did with a list. */
export function countReactionsOfList(
  context: CommandContext,
  listId: string,
  change: ListReactionChange,
): Promise<void> {
  return addToListCounts(context.database, listId, change);
}
