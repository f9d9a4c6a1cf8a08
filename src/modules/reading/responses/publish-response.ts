import { emitEvent } from '#platform/jobs/outbox.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { readingRight } from '#modules/money/metering/reading-right.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { rateLimited, type RateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { countReply } from './count-reactions.ts';
import { findResponse } from './find-response.ts';
import { refuseToRespond } from './may-respond.ts';
import { countResponses, findPlace, lockPlace, notThere, type PlaceId, tagsOfPlace } from './place.ts';
import { hasPassage, type Passage } from './has-passage.ts';
import type { Place } from './response.ts';
import { insertResponse, updateScore } from './responses.store.ts';
import { makeWords, type WordsRefusal } from './write-words.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'response.published': { readonly responseId: string };
    'response.edited': { readonly responseId: string };
  }
}

/** Rule 14. */
const RULE = { most: 100, windowSeconds: 86_400 } as const;

export type NewResponse = PlaceId & {
  readonly parentId: string | null;
  /** As it was typed, with the few signs of `parseResponse`. */
  readonly text: string;
  /** Of a story only: what is responded to. */
  readonly passage: Passage | null;
};

export type ResponseOutcome =
  | { readonly type: 'Written'; readonly responseId: string }
  | { readonly type: 'Forbidden' | 'NotFound'; readonly message: string }
  | WordsRefusal
  | RateLimited;

/** Publishes a response in the viewer's name to a story, a list, or another response of it (rules 14, 15, 23 to 31). */
export async function publishResponse(context: CommandContext, input: NewResponse): Promise<ResponseOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { storyId, listId, parentId, passage } = input;
  const reader = commandReader(context);
  const place = await findPlace(reader, { storyId, listId });
  if (place === null) return notThere;
  const refusal = await refuseToRespond(reader, place);
  if (refusal !== undefined) return refusal;
  if (parentId !== null && !(await isOpenParent(context, parentId, input))) return notThere;
  if (passage !== null && !(await mayQuote(reader, context, place, passage))) {
    return badRequest(messages.passageGone);
  }
  const words = await makeWords(context, viewer.personId, input.text);
  if ('type' in words) return words;
  const taken = await takeOperation(context, 'respond', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    if (!(await lockPlace(inside, input))) return notThere;
    // What was closed, hidden or deleted since the first look is seen under the lock.
    const again = await findPlace(commandReader(inside), input);
    if (again === null) return notThere;
    const refusedNow = await refuseToRespond(commandReader(inside), again);
    if (refusedNow !== undefined) return refusedNow;
    if (parentId !== null && !(await isOpenParent(inside, parentId, input))) return notThere;
    const id = createId();
    await insertResponse(inside.database, {
      id,
      story_id: storyId,
      list_id: listId,
      parent_id: parentId,
      author_id: viewer.personId,
      ...words,
      quote_block_id: passage?.blockId ?? null,
      quote_text: passage?.text ?? null,
      created_at: inside.clock.now(),
      edited_at: null,
      hidden_at: null,
      hidden_by: null,
      pinned_at: null,
      deleted_at: null,
    });
    await updateScore(inside.database, id);
    await countReply(inside, parentId, 1);
    await countResponses(inside, input, 1);
    await purgeTags(inside, [...tagsOfPlace(input), userCacheTag(viewer.personId)]);
    await emitEvent(inside.database, 'response.published', { responseId: id });
    return { type: 'Written', responseId: id };
  });
}

/** One replies to what is there, seen by oneself, in the same place, and to no one who keeps one apart. */
async function isOpenParent(context: CommandContext, parentId: string, place: PlaceId): Promise<boolean> {
  const found = await findResponse(commandReader(context), parentId);
  if (found === null || found.author === undefined) return false;
  const { storyId, listId, isConcealed } = found.response;
  return storyId === place.storyId && listId === place.listId && !isConcealed;
}

/** Whether the words stand in the story, for who reads all of it: nobody finds out by guesses what they do not. */
async function mayQuote(reader: ReadContext, context: CommandContext, place: Place, passage: Passage) {
  if (place.kind === 'list' || (await readingRight(reader, place.story)) !== 'WHOLE') return false;
  return hasPassage(context, place.story.id, passage);
}
