import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { archiveAbandoned } from '#modules/stories/publication-closings/close-publication.ts';
import { forgetActivityOf } from '#modules/stories/publication-activity/forget-activity-of.ts';
import { forgetMovesOf } from '#modules/stories/submissions/forget-moves-of.ts';
import { deleteMemberships } from './publications.store.ts';

/**
 * Takes somebody who goes off every masthead. A publication that they owned is archived: it is read as
 * before, and nobody writes in it (rule 59).
 */
export async function leavePublications(context: CommandContext, personId: string): Promise<void> {
  mustBeProgram(context);
  const left = await deleteMemberships(context.database, personId);
  for (const { publicationId, role } of left) {
    if (role !== 'owner') continue;
    await archiveAbandoned(context, publicationId, personId);
  }
  await forgetActivityOf(context, personId);
  await forgetMovesOf(context, personId);
  await purgeTags(
    context,
    left.map(({ publicationId }) => collectionCacheTag(publicationId)),
  );
}
