import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { DeletePageOutcome } from './page-outcome.ts';
import { dropPage } from './publication-pages.store.ts';
import { lockPublication } from './publications.store.ts';
import { findWrittenPageById } from './read-written-page.ts';

/** Own judgement: each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/** Deletes a page for good, with the items of the bar that lead to it and the addresses that it had. */
export async function deletePage(
  context: CommandContext,
  publicationId: string,
  pageId: string,
): Promise<DeletePageOutcome> {
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'delete page', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<DeletePageOutcome> => {
    const { database } = inside;
    await lockPublication(database, publicationId);
    const page = await findWrittenPageById(database, publicationId, pageId);
    if (page === undefined) return notFound(messages.notThere);
    await dropPage(database, publicationId, page);
    await recordActivity(inside, { publicationId, kind: 'page.deleted', subject: page.title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'Collection', publicationId };
  });
}
