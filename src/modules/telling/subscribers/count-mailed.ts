import { preferenceList } from '#shared/identity/preference-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';

const BY_MAIL = 'NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES';

/** Whom `tellSubscribers` would mail: who subscribes, takes such mail, and keeps nobody of it apart. */
const COUNT = `
  select count(distinct found.id)::integer as count from (
    select f.person_id as id from subscriber f where f.first_of_person_id = any($1) and f.state = 'active'
    union all
    select f.person_id from subscriber f where f.first_of_publication_id = $2 and f.state = 'active'
  ) found
  join person p on p.id = found.id and p.state = 'active'
  where not found.id = any($1)
    and exists (select from email_address e where e.person_id = p.id and e.is_verified)
    and coalesce((select v.value = 'true'::jsonb from viewer_preference v where v.person_id = p.id and v.name = $3), $4)
    and not exists (select from person_mute m where m.muter_id = p.id and m.person_id = any($1))
    and not exists (select from publication_mute m where m.muter_id = p.id and m.publication_id = $2)
    and not exists (select from person_block b where (b.blocker_id = p.id and b.person_id = any($1))
      or (b.person_id = p.id and b.blocker_id = any($1)))`;

/**
 * How many people a story is mailed to when it is published in this publication, or in none; null for all but who
 * may change it. Of publications that are neither its own nor the viewer's nobody is told the number.
 */
export async function countMailed(
  { database, viewer }: ReadContext,
  story: Story,
  publicationId: string | null,
): Promise<number | null> {
  if (!canEditStory(viewer, story)) return null;
  if (publicationId !== null && publicationId !== story.publicationId && !viewer?.staffRoles.has(publicationId)) {
    return null;
  }
  const values = [story.authorIds, publicationId, BY_MAIL, preferenceList[BY_MAIL].initial];
  const [row] = await database.query<{ count: number }>('count_mailed', COUNT, values);
  return row?.count ?? 0;
}
