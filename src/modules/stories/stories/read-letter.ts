import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StorySettings } from './story-settings.ts';
import type { ManagedStory } from './managed-story.ts';

/** An issue of its own: an email to the readers of a newsletter, or one that puts another right (rules 73, 184). */
export type Letter = 'email' | 'correction';

const MAILING = 'select corrected_issue_id as "correctedIssueId" from story_mailing where story_id = $1';

/** Whether a story goes out as an email that stands in no list; undefined for what is a story. */
export async function readLetter(
  database: Database<Tables>,
  story: ManagedStory,
  settings: Pick<StorySettings, 'visibility' | 'isMailed'> = {},
): Promise<Letter | undefined> {
  const { visibility = story.visibility, isMailed = story.isMailed } = settings;
  if (visibility !== 'unlisted' || !isMailed) return undefined;
  type Row = { readonly correctedIssueId: string | null };
  const [mailing] = await database.query<Row>('story_letter', MAILING, [story.id]);
  if (mailing === undefined) return undefined;
  return mailing.correctedIssueId === null ? 'email' : 'correction';
}
