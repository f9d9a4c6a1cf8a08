import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Mailing } from './mailing.ts';

/** Keeps what was chosen last. */
export async function upsertMailing({ kysely }: Database<Tables>, mailing: Mailing, now: Date): Promise<void> {
  const { storyId, newsletterId, reach, source, followsTopics, isActive, correctedIssueId } = mailing;
  const chosen = {
    newsletter_id: newsletterId,
    reach,
    source,
    follows_topics: followsTopics,
    is_active: isActive,
    corrected_issue_id: correctedIssueId,
    changed_at: now,
  };
  await kysely
    .insertInto('story_mailing')
    .values({ story_id: storyId, ...chosen })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(chosen))
    .execute();
}

export async function deleteMailing({ kysely }: Database<Tables>, storyId: string): Promise<void> {
  await kysely.deleteFrom('story_mailing').where('story_id', '=', storyId).execute();
}
