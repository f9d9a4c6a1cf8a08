import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { upsertMember } from './publications.store.ts';

/** Gives a person a role in a publication, for the program alone; there is one owner (rule 54). */
export function appointMember(
  context: CommandContext,
  input: { readonly publicationId: string; readonly personId: string; readonly role: StaffRole },
): Promise<void> {
  mustBeProgram(context);
  const { publicationId, personId, role } = input;
  return withTransaction(context, async (inside) => {
    await upsertMember(inside.database, { ...input, now: inside.clock.now() });
    await recordActivity(inside, { publicationId, kind: 'member.appointed', personId, subject: role });
    await purgeTags(inside, [collectionCacheTag(publicationId), userCacheTag(personId)]);
  });
}
