import { parsePredefinedListId } from '#shared/lists/predefined-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type LockedList, lockList } from './list-items.store.ts';
import { canFillList } from './lists.policy.ts';
import { insertReadingList } from './lists.store.ts';

/**
 * A list of a person that they may fill, locked until the end of the transaction, by its id or by that of their
 * Reading list, which is made at the first story; undefined for every other.
 */
export async function lockOwnList(
  context: CommandContext,
  personId: string,
  catalogId: string,
): Promise<LockedList | undefined> {
  const predefined = parsePredefinedListId(catalogId);
  const isReadingList = predefined?.kind === 'reading' && predefined.personId === personId;
  const listId = isReadingList ? await readingListOf(context, personId) : catalogId;
  const list = await lockList(context.database, listId);
  return list !== undefined && canFillList(personId, list) ? list : undefined;
}

async function readingListOf({ database, clock }: CommandContext, personId: string): Promise<string> {
  const find = async () =>
    await database.kysely
      .selectFrom('list')
      .select('id')
      .where('owner_id', '=', personId)
      .where('kind', '=', 'reading')
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.id;
  await insertReadingList(database, { id: createId(), ownerId: personId, now: clock.now() });
  return (await find())?.id ?? '';
}
