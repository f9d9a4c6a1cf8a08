import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import { type PersonDetails, createPerson } from './create-person.ts';
import { loadPeople } from './load-people.ts';
import { updatePerson } from './people.store.ts';

export type PersonImport = PersonDetails & {
  readonly sourceKey: string;
  /** Stable inside the source. */
  readonly key: string;
};

/**
 * Finds or makes the person that a source names. A person who has been claimed since is left as they
 * made themselves; an unclaimed one follows the source.
 */
export function importPerson(
  context: CommandContext,
  input: PersonImport,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  return withTransaction(context, async (inside) => {
    const item = { sourceKey: input.sourceKey, kind: 'person', itemKey: input.key } as const;
    const known = await findKnownItem(inside, item);
    if (known === undefined) {
      const id = await createPerson(inside, input);
      await rememberItem(inside, item, id);
      return { id, isNew: true };
    }
    await follow(inside, known.entityId, input);
    return { id: known.entityId, isNew: false };
  });
}

async function follow(context: CommandContext, id: string, input: PersonImport): Promise<void> {
  const [person] = await loadPeople(context.database, [id]);
  if (person === undefined || !person.isUnclaimed) return;
  // A later item of the source may say less about the person than an earlier one: nothing is taken away.
  const next = {
    name: input.name,
    bio: input.bio === '' ? person.bio : input.bio,
    image_id: input.imageId ?? person.imageId,
    website_url: input.websiteUrl ?? person.websiteUrl,
  };
  const isSame =
    next.name === person.name &&
    next.bio === person.bio &&
    next.image_id === person.imageId &&
    next.website_url === person.websiteUrl;
  if (isSame) return;
  await updatePerson(context.database, id, { ...next, updated_at: context.clock.now() });
  await purgeTags(context, [userCacheTag(id)]);
}
