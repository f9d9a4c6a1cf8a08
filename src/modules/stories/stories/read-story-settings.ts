import { TRASH_DAYS } from '#shared/story/publishing-limits.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StoryState, StoryVisibility } from './stories.tables.ts';
import { canEditStory } from './stories.policy.ts';
import type { Story } from './story.ts';

export type YourStoriesFilter = 'DRAFTS' | 'SCHEDULED' | 'PUBLIC' | 'UNLISTED' | 'DELETED';

/** What only those see who may change a story. */
export type OwnStorySettings = {
  readonly id: string;
  readonly state: StoryState;
  readonly visibility: StoryVisibility;
  readonly scheduledAt: Date | null;
  readonly scheduleTimeZone: string | null;
  readonly scheduleFailure: string | null;
  readonly isMailed: boolean;
  readonly isLanguageChosen: boolean;
  readonly isPinned: boolean;
  readonly isFeatured: boolean;
  readonly trashedAt: Date | null;
};

const TEXT = `
  select s.id as "ownerId", s.id, s.state, s.visibility, s.scheduled_at as "scheduledAt",
    s.schedule_time_zone as "scheduleTimeZone", s.schedule_failure as "scheduleFailure", s.is_mailed as "isMailed",
    s.is_language_chosen as "isLanguageChosen", s.trashed_at as "trashedAt",
    exists (select from story_pin p where p.person_id = $2 and p.story_id = s.id) as "isPinned",
    exists (
      select from publication_featured_story f
      where f.publication_id = s.publication_id and f.story_id = s.id) as "isFeatured"
  from story s where s.id = any($1)`;

/** How often stories were changed within one request: what was read before is old then. */
const changes = new WeakMap<ReadContext['loaders'], number>();

/** Null for who may not change the story; one statement for a whole list. */
export async function readStorySettings(context: ReadContext, story: Story): Promise<OwnStorySettings | null> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return null;
  const isOwnTrash = story.state === 'trashed' && story.authorIds.includes(viewer.personId);
  if (!isOwnTrash && !canEditStory(viewer, story)) return null;
  type Row = OwnStorySettings & { readonly ownerId: string };
  const [row] = await loaders.grouped<Row>(`post_settings ${changes.get(loaders) ?? 0}`, story.id, (ids) =>
    database.query<Row>('post_settings', TEXT, [ids, viewer.personId]),
  );
  return row ?? null;
}

/** Lets the rest of a request read anew. */
export function forgetStorySettings({ loaders }: Pick<ReadContext, 'loaders'>): void {
  changes.set(loaders, (changes.get(loaders) ?? 0) + 1);
}

/** Where a story stands in Your stories. */
export function filterOf({ state, visibility, scheduledAt }: OwnStorySettings): YourStoriesFilter {
  if (state === 'trashed') return 'DELETED';
  if (state === 'draft') return scheduledAt === null ? 'DRAFTS' : 'SCHEDULED';
  return visibility === 'unlisted' ? 'UNLISTED' : 'PUBLIC';
}

const DAY = 24 * 60 * 60 * 1_000;

/** When a trashed story goes for good. */
export function purgedAt({ trashedAt }: OwnStorySettings): Date | null {
  return trashedAt && new Date(trashedAt.getTime() + TRASH_DAYS * DAY);
}
