import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { userCacheTag, postCacheTag } from '#shared/cache/cache-tags.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { required } from '#modules/ground/required.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { notFound, forbidden } from '#modules/ground/refusals.ts';
import type { Highlight, HighlightOutcome } from './highlight.ts';
import { whyNoHighlight } from './highlights.policy.ts';
import { deleteHighlight, upsertHighlight } from './highlights.store.ts';
import { locatePassage, type PassageInput } from './locate-passage.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'story.highlighted': { readonly storyId: string; readonly highlightId: string };
  }
}

/** Own judgement: a student with a marker in each paragraph. */
const RULE = { most: 300, windowSeconds: 3_600 } as const;

export type HighlightInput = PassageInput & { readonly storyId: string; readonly isPrivate: boolean };

/**
 * Marks a passage in the viewer's name (rule 29); marking it again changes only who sees it. Throws
 * `NotAllowed` for who may never, and answers `NotFound` for a story that they do not see.
 */
export async function createHighlight(context: CommandContext, input: HighlightInput): Promise<HighlightOutcome> {
  const { viewer, database } = context;
  const lookup = await findStory(commandReader(context), input.storyId);
  if (lookup.kind !== 'story') return notFound(graphErrorMessages.notFound);
  const reason = whyNoHighlight(viewer, lookup.story);
  if (viewer === null || reason === 'refused') throw new NotAllowed();
  if (reason !== undefined) return forbidden(messages[reason]);
  const taken = await takeOperation(context, 'highlight', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  const passage = await locatePassage(database, input.storyId, input);
  if ('type' in passage) return passage;
  return withTransaction(context, async (inside) => {
    const row = await upsertHighlight(inside.database, {
      id: createId(),
      story_id: input.storyId,
      person_id: viewer.personId,
      block_id: passage.blockId,
      start_offset: passage.start,
      end_offset: passage.end,
      text: passage.text,
      prefix: passage.prefix,
      suffix: passage.suffix,
      is_private: input.isPrivate,
      created_at: inside.clock.now(),
    });
    const { isNew, ...highlight } = required(row, 'highlight');
    if (isNew && !highlight.isPrivate) {
      const { id: highlightId, storyId } = highlight;
      await emitEvent(inside.database, 'story.highlighted', { storyId, highlightId });
    }
    await purgeHighlight(inside, highlight);
    return highlight;
  });
}

/** Takes a highlight of the viewer away; false where they have no such one. */
export async function removeHighlight(context: CommandContext, id: string): Promise<boolean> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  return withTransaction(context, async (inside) => {
    const { personId } = viewer;
    const storyId = await deleteHighlight(inside.database, { id, personId });
    if (storyId !== undefined) await purgeHighlight(inside, { personId, storyId });
    return storyId !== undefined;
  });
}

/** Pages that may show it: those of its reader, and of its story. */
function purgeHighlight(
  context: CommandContext,
  { personId, storyId }: Pick<Highlight, 'personId' | 'storyId'>,
): Promise<void> {
  return purgeTags(context, [userCacheTag(personId), postCacheTag(storyId)]);
}
