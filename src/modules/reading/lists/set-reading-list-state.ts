import { predefinedListId } from '#shared/lists/predefined-list.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { addToLockedList } from './add-to-list.ts';
import { deleteArchived, insertArchived } from './archive.store.ts';
import { lockOwnList } from './find-own-list.ts';
import { isSavable } from './is-savable.ts';
import { listNotFound, type ListRefusal, storyNotFound } from './list-refusal.ts';
import type { ReadingListState } from './reading-list-state.ts';
import { removeFromLockedList } from './remove-from-list.ts';
import { startListChange } from './start-list-change.ts';

export type ReadingListOutcome = { readonly type: 'Post'; readonly storyId: string } | ListRefusal;

/**
 * Saves a story for later, archives it, or neither (rule T8). What is there already may leave in any
 * state of the story; only what comes in must be one that the viewer may see.
 */
export async function setReadingListState(
  context: CommandContext,
  { storyId, state }: { readonly storyId: string; readonly state: ReadingListState },
): Promise<ReadingListOutcome> {
  const started = await startListChange(context, { whileSuspended: true });
  if ('type' in started) return started;
  const { personId } = started;
  if (state !== 'none' && !(await isSavable(context, storyId))) return storyNotFound;
  const change: ReadingListOutcome = { type: 'Post', storyId };
  return await withTransaction(context, async (inside) => {
    // The row of the list orders everything that one person does to both.
    const list = await lockOwnList(inside, personId, predefinedListId(personId, 'reading'));
    if (list === undefined) return listNotFound;
    if (state === 'queue') {
      const added = await addToLockedList(inside, list, { storyId, note: '', position: 'start' });
      return added.type === 'Catalog' ? change : added;
    }
    await removeFromLockedList(inside, list, storyId);
    const archived = { personId, storyId };
    if (state === 'archive') await insertArchived(inside.database, { ...archived, now: inside.clock.now() });
    else await deleteArchived(inside.database, archived);
    return change;
  });
}
