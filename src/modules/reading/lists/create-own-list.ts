import { listRules, readListDescription, readListName } from '#shared/lists/list-rules.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { type ListOutcome, refuseText, tooManyLists } from './list-refusal.ts';
import { insertList, lockLists } from './lists.store.ts';
import { startListChange } from './start-list-change.ts';

export type OwnListInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly visibility?: 'public' | 'private';
};

/** Makes a list of the viewer (LIST-1), public where nothing else is said (rule 33); at most 200 (34). */
export async function createOwnList(context: CommandContext, input: OwnListInput): Promise<ListOutcome> {
  const started = await startListChange(context);
  if ('type' in started) return started;
  const name = readListName(input.name);
  if ('fault' in name) return refuseText(name.fault);
  const description = readListDescription(input.description ?? '');
  if ('fault' in description) return refuseText(description.fault);
  const { personId } = started;
  const { visibility = 'public' } = input;
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    if ((await lockLists(database, personId)) >= listRules.mostLists) return tooManyLists;
    const now = clock.now();
    const id = createId();
    await insertList(database, {
      id,
      owner_id: personId,
      slug: slugifyTitle(name.value),
      name: name.value,
      description: description.value,
      visibility,
      created_at: now,
      updated_at: now,
    });
    await purgeTags(inside, [userCacheTag(personId)]);
    return { type: 'Catalog', listId: id };
  });
}
