import type { Database } from '#platform/database/database.ts';
import { type Columns, columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Story, storyColumns } from './story.ts';

/** A story with what only those see who may change it. */
export type ManagedStory = Story & {
  readonly stateBeforeTrash: 'draft' | 'published' | null;
  readonly trashedAt: Date | null;
  readonly scheduledAt: Date | null;
  readonly scheduleTimeZone: string | null;
  readonly previewBreak: string | null;
  readonly isLanguageChosen: boolean;
  readonly isMailed: boolean;
};

const columns: Columns<ManagedStory> = {
  ...storyColumns,
  stateBeforeTrash: 'state_before_trash',
  trashedAt: 'trashed_at',
  scheduledAt: 'scheduled_at',
  scheduleTimeZone: 'schedule_time_zone',
  previewBreak: 'preview_break',
  isLanguageChosen: 'is_language_chosen',
  isMailed: 'is_mailed',
};

const TEXT = `select ${columnList('s', columns)} from story s where s.id = $1`;

/** A story of any state, for a command that asks a policy about it. */
export async function findManagedStory(database: Database<Tables>, id: string): Promise<ManagedStory | undefined> {
  const [story] = await database.query<ManagedStory>('story_managed', TEXT, [id]);
  return story;
}

/**
 * The same, and nobody else changes it until the transaction ends. Rows that point to it are still made: a pin
 * holds its person, whom this transaction counts for next, and would wait for ever.
 */
export async function lockManagedStory(database: Database<Tables>, id: string): Promise<ManagedStory | undefined> {
  const [story] = await database.query<ManagedStory>('story_managed_lock', `${TEXT} for no key update`, [id]);
  return story;
}

/**
 * Whether nobody changed meanwhile what the rendering of a story and the rules about it hang on. What was made
 * from the story as it was before is otherwise thrown away: it might tell all of what is locked now.
 */
export function isSameStory(before: ManagedStory, now: ManagedStory | undefined): now is ManagedStory {
  return (
    now !== undefined &&
    before.state === now.state &&
    before.visibility === now.visibility &&
    before.publicationId === now.publicationId &&
    before.language === now.language &&
    before.isLanguageChosen === now.isLanguageChosen &&
    before.latestPublishedAt?.getTime() === now.latestPublishedAt?.getTime() &&
    before.scheduledAt?.getTime() === now.scheduledAt?.getTime()
  );
}
