import { slugifyTitle } from '#shared/text/slugify.ts';
import { listCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { appendItems, insertList, selectListOfOwner } from './lists.store.ts';

export type NewList = {
  readonly ownerId: string;
  readonly name: string;
  /** From the name where absent. */
  readonly slug?: string;
  readonly description?: string;
  readonly visibility?: 'public' | 'private';
  /** Shown in the library of lists that staff chose (LIST-6). */
  readonly isInLibrary?: boolean;
  /** In order. */
  readonly storyIds: readonly string[];
};

/** Makes a list, or adds the stories to the one of this owner and slug; answers with its id. */
export function createList(context: CommandContext, input: NewList): Promise<string> {
  mustActFor(context, input.ownerId);
  return withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const slug = input.slug ?? slugifyTitle(input.name);
    const known = await selectListOfOwner(inside.database, input.ownerId, slug);
    const id = known ?? createId();
    if (known === undefined) {
      await insertList(inside.database, {
        id,
        owner_id: input.ownerId,
        slug,
        name: input.name,
        description: input.description ?? '',
        visibility: input.visibility ?? 'public',
        is_in_library: input.isInLibrary ?? false,
        created_at: now,
        updated_at: now,
      });
    }
    if (input.storyIds.length > 0) await appendItems(inside.database, id, input.storyIds, now);
    await purgeTags(inside, [listCacheTag(id), userCacheTag(input.ownerId)]);
    return id;
  });
}
