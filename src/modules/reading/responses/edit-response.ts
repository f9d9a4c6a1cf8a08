import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { findResponse } from './find-response.ts';
import { refuseToRespond } from './may-respond.ts';
import { lockPlace, notThere, tagsOfPlace } from './place.ts';
import type { ResponseOutcome } from './publish-response.ts';
import { canEdit } from './responses.policy.ts';
import { updateScore, updateWords } from './responses.store.ts';
import { makeWords } from './write-words.ts';

/** Own judgement: enough for whoever polishes. */
const RULE = { most: 300, windowSeconds: 86_400 } as const;

/** Writes other words into the viewer's own response (rule 26); refused while discussion is closed. */
export async function editResponse(
  context: CommandContext,
  { responseId, text }: { readonly responseId: string; readonly text: string },
): Promise<ResponseOutcome> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const reader = commandReader(context);
  const found = await findResponse(reader, responseId);
  if (found === null) return notThere;
  if (!canEdit(viewer, found.response)) throw new NotAllowed();
  const refusal = await refuseToRespond(reader, found.place);
  if (refusal !== undefined) return refusal;
  const words = await makeWords(context, viewer.personId, text);
  if ('type' in words) return words;
  const taken = await takeOperation(context, 'edit response', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    if (!(await lockPlace(inside, found.response))) return notThere;
    const again = await findResponse(commandReader(inside), responseId);
    if (again === null || !canEdit(viewer, again.response)) return notThere;
    const refusedNow = await refuseToRespond(commandReader(inside), again.place);
    if (refusedNow !== undefined) return refusedNow;
    await updateWords(inside.database, responseId, words, inside.clock.now());
    await updateScore(inside.database, responseId);
    await purgeTags(inside, [...tagsOfPlace(found.response), userCacheTag(viewer.personId)]);
    await emitEvent(inside.database, 'response.edited', { responseId });
    return { type: 'Written', responseId };
  });
}
