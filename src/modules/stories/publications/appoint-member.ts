import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustEditPublication } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { upsertMember } from './publications.store.ts';

/** Gives a person a role in a publication; there is one owner (rule 54). */
export function appointMember(
  context: CommandContext,
  input: { readonly publicationId: string; readonly personId: string; readonly role: StaffRole },
): Promise<void> {
  mustEditPublication(context, input.publicationId);
  return withTransaction(context, async (inside) => {
    await upsertMember(inside.database, { ...input, now: inside.clock.now() });
    await purgeTags(inside, [collectionCacheTag(input.publicationId), userCacheTag(input.personId)]);
  });
}
