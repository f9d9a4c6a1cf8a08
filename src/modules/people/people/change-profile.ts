import { userCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { updatePerson } from './people.store.ts';

export type ProfileChanges = {
  readonly name?: string;
  readonly bio?: string;
  readonly websiteUrl?: string | null;
  readonly imageId?: string | null;
};

/** Writes what was checked of a profile, and drops the pages that show it. */
export async function changeProfile(context: CommandContext, personId: string, changes: ProfileChanges): Promise<void> {
  const { name, bio, websiteUrl, imageId } = changes;
  await updatePerson(context.database, personId, {
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio }),
    ...(websiteUrl === undefined ? {} : { website_url: websiteUrl }),
    ...(imageId === undefined ? {} : { image_id: imageId }),
    updated_at: context.clock.now(),
  });
  await purgeTags(context, [userCacheTag(personId)]);
}
