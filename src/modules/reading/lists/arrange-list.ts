import { readListNote } from '#shared/lists/list-rules.ts';
import { listCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { lockOwnList } from './find-own-list.ts';
import { type LockedList, updateItemNote, updateItemPlace } from './list-items.store.ts';
import { itemNotFound, type ListOutcome, listNotFound, refuseText } from './list-refusal.ts';
import { placeAt } from './place-in-list.ts';
import { startListChange } from './start-list-change.ts';

type ItemOfList = { readonly catalogId: string; readonly itemId: string };

/** Puts an item behind another, or first; of two who move at once both get what they asked for (rule 36). */
export async function moveListItem(
  context: CommandContext,
  { catalogId, itemId, after }: ItemOfList & { readonly after: string | null },
): Promise<ListOutcome> {
  return await changeItem(context, catalogId, async (inside, list) => {
    if (after === itemId) return true;
    const place = await placeAt(inside.database, list.id, after === null ? 'start' : { after });
    return place !== undefined && (await updateItemPlace(inside.database, { listId: list.id, itemId, place }));
  });
}

/** Writes the owner's words about a story of the list, at most 500 characters; an empty text takes them away. */
export async function noteListItem(
  context: CommandContext,
  { catalogId, itemId, note }: ItemOfList & { readonly note: string },
): Promise<ListOutcome> {
  const read = readListNote(note);
  if ('fault' in read) return refuseText(read.fault);
  return await changeItem(context, catalogId, (inside, list) =>
    updateItemNote(inside.database, { listId: list.id, itemId, note: read.value }),
  );
}

/** `run` answers false where the item is not in the list. */
async function changeItem(
  context: CommandContext,
  catalogId: string,
  run: (inside: CommandContext, list: LockedList) => Promise<boolean>,
): Promise<ListOutcome> {
  const started = await startListChange(context);
  if ('type' in started) return started;
  return await withTransaction(context, async (inside) => {
    const list = await lockOwnList(inside, started.personId, catalogId);
    if (list === undefined) return listNotFound;
    if (!(await run(inside, list))) return itemNotFound;
    if (list.visibility === 'public') await purgeTags(inside, [listCacheTag(list.id)]);
    return { type: 'Catalog', listId: list.id };
  });
}
