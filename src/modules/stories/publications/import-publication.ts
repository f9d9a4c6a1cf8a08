import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { defaultHeaderColour } from './default-header-colour.ts';
import { findPublicationBySlug } from './find-publication.ts';
import { insertPublication, updatePublication, upsertMember } from './publications.store.ts';

export type PublicationImport = {
  /** Names the publication: the same slug finds the same one again. */
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly avatarImageId?: string;
  readonly ownerPersonId?: string;
};

/** Finds or makes a publication. What an owner or an earlier import wrote is never emptied. */
export function importPublication(
  context: CommandContext,
  input: PublicationImport,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  return withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const known = await findPublicationBySlug(inside.database, input.slug);
    const id = known?.id ?? createId();
    if (known === undefined) {
      await insertPublication(inside.database, {
        id,
        slug: input.slug,
        name: input.name,
        tagline: input.tagline,
        description: input.description,
        avatar_image_id: input.avatarImageId ?? null,
        header_color: defaultHeaderColour(input.slug),
        created_at: now,
        updated_at: now,
      });
    } else if (known.avatarImageId === null && input.avatarImageId !== undefined) {
      await updatePublication(inside.database, id, { avatar_image_id: input.avatarImageId, updated_at: now });
      await purgeTags(inside, [collectionCacheTag(id)]);
    }
    if (known === undefined && input.ownerPersonId !== undefined) {
      await upsertMember(inside.database, { publicationId: id, personId: input.ownerPersonId, role: 'owner', now });
    }
    return { id, isNew: known === undefined };
  });
}
