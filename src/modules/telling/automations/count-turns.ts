import { loaderByKey } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { BY_MAIL, BY_MAIL_INITIALLY, readerHash } from '#modules/telling/issues/story-readers.ts';

type StepCounts = {
  readonly stepId: string;
  readonly waiting: number;
  /** They are too many to ask for each whether they will get it, so that fewer may. */
  readonly isAtMost: boolean;
  readonly sent: number;
};

/** Own judgement: so many are asked about within a tenth of a second, and of more nobody needs the last one. */
const ASKED = 2_000;

// As who is written down when their turn comes: whoever left, has the story by whatever way, is to get it sooner by
// another series, or switched such mail off gets none by this one.
const COUNTS = `
  select a.id as "stepId", queued.count > ${ASKED} and dead.id is null as "isAtMost",
    case when dead.id is not null then 0 when queued.count > ${ASKED} then queued.count else (select count(*)::integer from automation_step t
      join automation_turn w on w.step_id = t.id
      join story st on st.id = t.story_id
      join subscriber s on s.id = w.subscriber_id and s.state = 'active'
      left join email_address mine on s.address is not null and mine.address = s.address and mine.is_verified
      left join person p on p.id = coalesce(s.person_id, mine.person_id)
      where t.id = a.id
        and (p.id is null or p.state = 'active' and not p.id = any(st.author_ids)
          and coalesce((select v.value = 'true'::jsonb from viewer_preference v
            where v.person_id = p.id and v.name = $2), $3))
        and not exists (select from issue_delivery d where d.story_id = t.story_id
          and d.reader_hash = ${readerHash('t.story_id', 'coalesce(p.id, s.address)')})
        and not exists (select from automation_turn sooner join automation_step o on o.id = sooner.step_id
          where sooner.subscriber_id = w.subscriber_id and o.story_id = t.story_id
            and (sooner.due_at, sooner.step_id) < (w.due_at, w.step_id)
            and not exists (select from issue ended where ended.step_id = o.id and ended.state = 'stopped'))) end as waiting,
    (select count(*)::integer from issue i join issue_delivery d on d.issue_id = i.id and d.state = 'accepted'
      where i.step_id = a.id) as sent
  from unnest($1::text[]) a(id)
  cross join lateral (select count(*)::integer as count from automation_turn w where w.step_id = a.id) queued
  left join lateral (
    select t.id from automation_step t join newsletter n on n.id = t.newsletter_id join story st on st.id = t.story_id
    where t.id = a.id and (n.ended_at is not null or st.state not in ('published', 'suspended')
      or exists (select from issue i where i.step_id = t.id and i.state = 'stopped'))) dead on true`;

const countsLoader = loaderByKey<StepCounts>(
  (database, stepIds) => database.query<StepCounts>('automation_counts', COUNTS, [stepIds, BY_MAIL, BY_MAIL_INITIALLY]),
  ({ stepId }) => stepId,
);

/** How many readers wait for a step and will get it, where they are few enough to ask, and how many did. */
export async function countsOfStep({ loaders }: ReadContext, stepId: string): Promise<StepCounts> {
  return (await loaders.get(countsLoader).load(stepId)) ?? { stepId, waiting: 0, isAtMost: false, sent: 0 };
}
