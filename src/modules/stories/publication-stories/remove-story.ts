import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { changeStory } from '#modules/stories/stories/change-story.ts';
import { lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { removeAccepted } from '#modules/stories/submissions/remove-accepted.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A publication took a story out; `actorId` is who of its people did. */
    'story.removed': {
      readonly storyId: string;
      readonly publicationId: string;
      readonly actorId: string;
      readonly removalId: string;
    };
  }
}

/** Own judgement: more than anybody takes out in an hour, one by one or many at once. */
const RULE = { most: 300, windowSeconds: 3_600 } as const;

export type RemovalOutcome =
  | { readonly type: 'RemovedCollectionPost'; readonly id: string }
  | Refusal<'Conflict' | 'Forbidden' | 'RateLimited'>;

/**
 * Takes a story out of a publication, for its owner and editors (rule 55). It stays its authors' and published, at
 * an address of theirs; one that waits for its time there waits no more, since they never said that it may go out
 * without the publication.
 */
export async function removeStory(
  context: CommandContext,
  { publicationId, storyId }: { readonly publicationId: string; readonly storyId: string },
): Promise<RemovalOutcome> {
  const { viewer } = context;
  if (viewer === null || !hasRight(viewer, publicationId, 'remove stories')) return forbiddenStory;
  const taken = await takeOperation(context, 'remove story from publication', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<RemovalOutcome> => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined || !standsIn(publicationId, story)) return refuse('Conflict', messages.notThere);
    const title = story.state === 'draft' ? await readDraftTitle(inside, storyId) : story.title;
    // Before the story goes, so that what follows from its going finds nothing left to do.
    await removeAccepted(inside, story, publicationId);
    await changeStory(inside, storyId, {
      publication_id: null,
      ...(story.state === 'draft' ? { scheduled_at: null, schedule_time_zone: null, schedule_failure: null } : {}),
    });
    await recordActivity(inside, { publicationId, kind: 'story.removed', personId: story.creatorId, subject: title });
    await emitEvent(inside.database, 'story.removed', {
      storyId,
      publicationId,
      actorId: viewer.personId,
      removalId: createId(),
    });
    return { type: 'RemovedCollectionPost', id: storyId };
  });
}

/** Published there or waiting for its time there; of every other draft nobody is told where it is to go. */
function standsIn(publicationId: string, story: ManagedStory): boolean {
  if (story.publicationId !== publicationId) return false;
  return story.state === 'published' || (story.state === 'draft' && story.scheduledAt !== null);
}

const TITLE = 'select title from story_draft where story_id = $1';

async function readDraftTitle({ database }: CommandContext, storyId: string): Promise<string> {
  const [draft] = await database.query<{ title: string }>('removed_draft_title', TITLE, [storyId]);
  return draft?.title ?? '';
}
