import type { ReadContext } from '#modules/ground/read-context.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import { type StoryLookup, lookupStatus } from '#modules/stories/stories/story-lookup.ts';
import type { StoryState } from '#modules/stories/stories/stories.tables.ts';
import { readDraft } from './read-draft.ts';

export type StoryStanding = {
  readonly postId: string;
  readonly state: StoryState;
  readonly visibility: 'PUBLIC' | 'LOCKED' | 'UNLISTED';
  /** These two are told to who may change the story; null for everybody else. */
  readonly revision: number | null;
  readonly scheduledAt: number | null;
};

const visibilities = { public: 'PUBLIC', locked: 'LOCKED', unlisted: 'UNLISTED' } as const;

type Scheduled = { readonly scheduledAt: Date | null };
const SCHEDULED = 'select scheduled_at as "scheduledAt" from story where id = $1';

/** How it stands with a story that the reader may see (`/p/{postId}/state`); else the status of its page. */
export async function readStoryStanding(context: ReadContext, storyId: string): Promise<StoryStanding | number> {
  const found: StoryLookup = await findStory(context, storyId);
  if (found.kind !== 'story') return lookupStatus[found.kind];
  const { id: postId, state, visibility } = found.story;
  const isEditor = canEditStory(context.viewer, found.story);
  const draft = isEditor ? await readDraft(context.database, postId) : undefined;
  const [row] = await context.database.query<Scheduled>('story_scheduled', SCHEDULED, [postId]);
  return {
    postId,
    state,
    visibility: visibilities[visibility],
    revision: draft?.rev ?? null,
    scheduledAt: isEditor ? (row?.scheduledAt?.getTime() ?? null) : null,
  };
}
