import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countReply } from './count-reactions.ts';
import { findResponse } from './find-response.ts';
import { countResponses, lockPlace, notThere, tagsOfPlace } from './place.ts';
import { canDelete } from './responses.policy.ts';
import { emptyResponse } from './responses.store.ts';

export type DeleteOutcome = { readonly type: 'Removed' } | typeof notThere;

/** Deletes a response: its words are gone, and "deleted" stands there while it has replies (rule 26). */
export function deleteResponse(context: CommandContext, responseId: string): Promise<DeleteOutcome> {
  return withTransaction(context, async (inside) => {
    const first = await findResponse(commandReader(inside), responseId);
    if (first === null || !(await lockPlace(inside, first.response))) return notThere;
    const found = await findResponse(commandReader(inside), responseId);
    if (found === null || found.response.deletedAt !== null) return notThere;
    const { response } = found;
    if (!canDelete(inside.viewer, response)) throw new NotAllowed();
    await emptyResponse(inside.database, responseId, inside.clock.now());
    if (!response.isSilent) {
      if (!response.isConcealed) await countResponses(inside, response, -1);
      if (response.hiddenAt === null && response.replyCount === 0) await countReply(inside, response.parentId, -1);
    }
    await purgeTags(inside, [...tagsOfPlace(response), userCacheTag(response.authorId)]);
    return { type: 'Removed' };
  });
}
