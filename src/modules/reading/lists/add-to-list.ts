import { listRules, readListNote } from '#shared/lists/list-rules.ts';
import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { deleteArchived } from './archive.store.ts';
import { lockOwnList } from './find-own-list.ts';
import { isSavable } from './is-savable.ts';
import { addToItemCount, insertItem, type LockedList } from './list-items.store.ts';
import {
  type ListOutcome,
  listFull,
  listNotFound,
  readingListFull,
  refuseText,
  storyNotFound,
} from './list-refusal.ts';
import { placeAt, type Position } from './place-in-list.ts';
import { startListChange } from './start-list-change.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A public list of somebody has grown (rule 37). */
    'list.itemsAdded': { readonly listId: string; readonly storyId: string };
  }
}

export type Addition = {
  /** Also the id of the viewer's own Reading list. */
  readonly catalogId: string;
  readonly storyId: string;
  /** Where it is to stand; where absent, first in the Reading list and last in another. */
  readonly position?: Position | undefined;
  readonly note?: string | null | undefined;
};

/** Puts a story into a list of the viewer; one that is in it stays as it is. At most 500 (rule 34). */
export async function addToList(context: CommandContext, addition: Addition): Promise<ListOutcome> {
  const started = await startListChange(context, { whileSuspended: true });
  if ('type' in started) return started;
  const note = readListNote(addition.note ?? '');
  if ('fault' in note) return refuseText(note.fault);
  const { catalogId, storyId, position } = addition;
  if (!(await isSavable(context, storyId))) return storyNotFound;
  return await withTransaction(context, async (inside) => {
    const list = await lockOwnList(inside, started.personId, catalogId);
    if (list === undefined || (context.viewer?.isSuspended === true && list.visibility === 'public'))
      return listNotFound;
    return await addToLockedList(inside, list, { storyId, note: note.value, position });
  });
}

/** The same for a list that is the viewer's and locked, of a story that may be in it. */
export async function addToLockedList(
  context: CommandContext,
  list: LockedList,
  item: { readonly storyId: string; readonly note: string; readonly position: Position | undefined },
): Promise<ListOutcome> {
  const { database, clock } = context;
  const isReadingList = list.kind === 'reading';
  const { storyId, note, position = isReadingList ? 'start' : 'end' } = item;
  const isInIt = await database.kysely
    .selectFrom('list_item')
    .select('id')
    .where('list_id', '=', list.id)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  const change: ListOutcome = { type: 'Catalog', listId: list.id };
  if (isInIt !== undefined) return change;
  if (list.itemCount >= listRules.mostItems) return isReadingList ? readingListFull : listFull;
  const place = (await placeAt(database, list.id, position)) ?? (await placeAt(database, list.id, 'end')) ?? 1;
  const now = clock.now();
  await insertItem(database, { listId: list.id, storyId, place, note, now });
  await addToItemCount(database, list.id, 1, now);
  // What is to be read again is archived no longer (rule T8).
  if (isReadingList) await deleteArchived(database, { personId: list.ownerId, storyId });
  if (list.visibility === 'public') {
    await emitEvent(database, 'list.itemsAdded', { listId: list.id, storyId });
    await purgeTags(context, [listCacheTag(list.id)]);
  }
  return change;
}
