import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { ClapTarget } from './claps.store.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import { clapMessages as messages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { isClapCount, MOST_CLAPS } from '#shared/claps/clap-rules.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbidden, badRequest, notFound } from '#modules/ground/refusals.ts';
import { whyNoClap } from './claps.policy.ts';
import { setClaps } from './set-claps.ts';

/** What clapping comes to. */
export type ClapOutcome =
  | { readonly type: 'Clapped' }
  | RateLimited
  | { readonly type: 'BadRequest' | 'Forbidden' | 'NotFound'; readonly message: string };

const clapped: ClapOutcome = { type: 'Clapped' };

/** Sets the viewer's claps for a published story that they may see. Throws `NotAllowed` for who may never clap. */
export async function clapStory(
  context: CommandContext,
  { storyId, count }: { readonly storyId: string; readonly count: number },
): Promise<ClapOutcome> {
  const lookup = await findStory(commandReader(context), storyId);
  if (lookup.kind !== 'story' || lookup.story.state !== 'published') return nothingToClap;
  return clapAsViewer(context, { kind: 'story', id: storyId, makerIds: lookup.story.authorIds }, count);
}

/** Sets the viewer's claps for a public list that they may see. */
export async function clapList(
  context: CommandContext,
  { listId, count }: { readonly listId: string; readonly count: number },
): Promise<ClapOutcome> {
  const list = await findList(commandReader(context), listId);
  if (list === null || list.visibility !== 'public') return nothingToClap;
  return clapAsViewer(context, { kind: 'list', id: listId, makerIds: [list.ownerId] }, count);
}

/** Sets the viewer's claps for a response that they may see. */
export async function clapResponse(
  context: CommandContext,
  { responseId, count }: { readonly responseId: string; readonly count: number },
): Promise<ClapOutcome> {
  const found = await findResponse(commandReader(context), responseId);
  if (found === null || found.response.deletedAt !== null) return nothingToClap;
  return clapAsViewer(context, { kind: 'response', id: responseId, makerIds: [found.response.authorId] }, count);
}

/** Rule 14: claps that are added, for whatever. */
const RULE = { most: 500, windowSeconds: 3_600 } as const;

const OWN = { story: messages.ownStory, response: messages.ownResponse, list: messages.ownList } as const;

/**
 * Sets how often the viewer claps for something that they see, to an absolute number (rule 22). Only claps
 * that are added count against the limit, and each once: they are counted between two looks, of which the
 * second writes only where no more were added than were counted.
 */
async function clapAsViewer(
  context: CommandContext,
  target: ClapTarget & { readonly makerIds: readonly string[] },
  count: number,
): Promise<ClapOutcome> {
  const { viewer } = context;
  const reason = whyNoClap(viewer, target);
  if (viewer === null || reason === 'refused') throw new NotAllowed();
  if (reason === 'own') return forbidden(OWN[target.kind]);
  if (reason === 'unverified') return forbidden(messages.unverified);
  if (!isClapCount(count)) {
    return badRequest(formatMessage(messages.outOfRange, { most: MOST_CLAPS }));
  }
  const { personId } = viewer;
  let paid = 0;
  for (;;) {
    const added = await withTransaction(context, (inside) => setClaps(inside, { target, personId, count }, paid));
    if (added <= paid) return clapped;
    const taken = await takeOperation(context, 'clap', personId, { ...RULE, amount: added - paid });
    if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
    paid = added;
  }
}

/** What is not there and what may not be seen are told alike. */
const nothingToClap: ClapOutcome = notFound(graphErrorMessages.notFound);
