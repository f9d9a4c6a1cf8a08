import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { findSections } from './find-sections.ts';
import { dropSection } from './publication-sections.store.ts';
import { lockPublication } from './publications.store.ts';
import type { DeleteSectionOutcome } from './section-outcome.ts';

/** Own judgement: each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/** Deletes a feature page for good, with the items of the bar that lead to it; its stories stay. */
export async function deleteSection(
  context: CommandContext,
  publicationId: string,
  sectionId: string,
): Promise<DeleteSectionOutcome> {
  mustHaveRight(context, publicationId, 'arrange stories');
  const taken = await takeOperation(context, 'delete section', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<DeleteSectionOutcome> => {
    const { database } = inside;
    await lockPublication(database, publicationId);
    const section = (await findSections(database, publicationId)).find(({ id }) => id === sectionId);
    if (section === undefined) return notFound(messages.notThere);
    await dropSection(database, publicationId, section);
    await recordActivity(inside, { publicationId, kind: 'section.deleted', subject: section.title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'Collection', publicationId };
  });
}
