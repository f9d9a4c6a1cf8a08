import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type TakeOutcome, takeOperation } from '#modules/ground/limits/take-operation.ts';
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

/** Counts how many somebody takes out. */
export function takeRemovals(context: CommandContext, personId: string, amount: number): Promise<TakeOutcome> {
  return takeOperation(context, 'remove story from publication', personId, { ...RULE, amount });
}

export type RemovalOutcome =
  | { readonly type: 'RemovedCollectionPost'; readonly id: string }
  | Refusal<'Conflict' | 'Forbidden' | 'RateLimited'>;

type Removal = { readonly publicationId: string; readonly storyId: string };

/** Takes a story out of a publication, for its owner and editors (rule 55). */
export async function removeStory(context: CommandContext, removal: Removal): Promise<RemovalOutcome> {
  const { viewer } = context;
  if (viewer === null || !hasRight(viewer, removal.publicationId, 'remove stories')) return forbiddenStory;
  const taken = await takeRemovals(context, viewer.personId, 1);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const isRemoved = await takeOut(context, viewer.personId, removal);
  if (!isRemoved) return refuse('Conflict', messages.notThere);
  return { type: 'RemovedCollectionPost', id: removal.storyId };
}

/**
 * It stays its authors' and published, at an address of theirs; one that waits for its time there waits no more, since
 * they never said that it may go out without the publication. False where it does not stand there.
 */
export function takeOut(
  context: CommandContext,
  actorId: string,
  { publicationId, storyId }: Removal,
): Promise<boolean> {
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined || !standsIn(publicationId, story)) return false;
    const title = story.state === 'draft' ? await readDraftTitle(inside, storyId) : story.title;
    // Before the story goes, so that what follows from its going finds nothing left to do.
    await removeAccepted(inside, story, publicationId);
    await changeStory(inside, storyId, {
      publication_id: null,
      ...(story.state === 'draft' ? { scheduled_at: null, schedule_time_zone: null, schedule_failure: null } : {}),
    });
    await recordActivity(inside, { publicationId, kind: 'story.removed', personId: story.creatorId, subject: title });
    await emitEvent(inside.database, 'story.removed', { storyId, publicationId, actorId, removalId: createId() });
    return true;
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
