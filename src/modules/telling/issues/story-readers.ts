import { memberAt } from '#modules/money/memberships/member-at.ts';
import { everybody, type Mailing } from '#modules/telling/mailings/mailing.ts';
import { preferenceList } from '#shared/identity/preference-list.ts';

/** The switch of mails about new stories. */
export const BY_MAIL = 'NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES';
/** What it is of whoever never chose. */
export const BY_MAIL_INITIALLY = preferenceList[BY_MAIL].initial;

/** SQL of who a reader is for one story, by which nobody has it twice: an account, or an address without one. */
export const readerHash = (storyId: string, reader: string): string =>
  `encode(sha256(convert_to(${storyId} || ':' || ${reader}, 'UTF8')), 'hex')`;

/** Fewer than so many would tell a writer of each what they read and follow. Own judgement. */
const FEWEST = 5;

/**
 * Whom a story is mailed to, one row for each reader: authors `$1`, publication `$2`, the switch `$3` and what it is
 * unless chosen `$4`; by one newsletter of whose it is where `$5` names one, else by their first ones; of all readers
 * those of the reach `$6`, the source `$7`, who follow one of the topics `$8` and who read something since `$9`, where
 * these are not null; now `$10`; of a correction those who have, or may have, the issue `$11`. An address that has come to belong to an account is its reader, and gets nothing of what
 * the account left. Whoever came with a long list waits for their turn. Who subscribed to several newsletters gets it by
 * a writer's before a publication's, and by the one that they chose first. What the publish sheet says and who is
 * written down are both counted by this.
 */
export const STORY_READERS = `
  select * from (select *, count(*) over () as readers from (
    select distinct on (coalesce(p.id, s.address)) s.id as subscriber_id, s.newsletter_id,
      coalesce(p.id, s.address) as reader
    from newsletter n
    join subscriber s on s.newsletter_id = n.id and s.state = 'active' and not s.is_staged
    left join email_address mine on s.address is not null and mine.address = s.address and mine.is_verified
    left join person p on p.id = coalesce(s.person_id, mine.person_id)
    where n.ended_at is null and (n.person_id = any($1) or n.publication_id = $2)
      and case when $5::text is null then n.is_first and n.sends_stories else n.id = $5 end
      and (p.id is null and s.person_id is null or p.state = 'active'
        and not p.id = any($1)
        and not exists (select from subscriber gone where s.address is not null and gone.newsletter_id = n.id
          and gone.person_id = p.id and gone.state = 'ended')
        and exists (select from email_address e where e.person_id = p.id and e.is_verified)
        and coalesce((select v.value = 'true'::jsonb from viewer_preference v
          where v.person_id = p.id and v.name = $3), $4)
        and not exists (select from person_mute m where m.muter_id = p.id and m.person_id = any($1))
        and not exists (select from publication_mute m where m.muter_id = p.id and m.publication_id = $2)
        and not exists (select from person_block b where b.blocker_id = p.id and b.person_id = any($1))
        and not exists (select from person_block b where b.person_id = p.id and b.blocker_id = any($1)))
      and ($6 = 'everybody' or ${memberAt('p.id', '$10::timestamptz', `($6 = 'friends')`)})
      and ($7::text is null or s.source = $7)
      and ($8::text[] is null or exists (select from follow_tag f where f.follower_id = p.id and f.tag_id = any($8)))
      and ($9::timestamptz is null or exists (select from reading_history_entry h
        where h.person_id = p.id and h.last_read_at >= $9))
      and ($11::text is null or exists (select from issue_delivery had
        where had.issue_id = $11 and had.subscriber_id = s.id
          and (had.state in ('accepted', 'sending', 'unknown') or had.state = 'held' and had.reason = 'unknown')))
    order by coalesce(p.id, s.address), n.person_id is null, s.created_at, s.id
  ) chosen) counted
  where ($8::text[] is null and $9::timestamptz is null) or readers >= ${FEWEST}`;

/** Who reads what a story is mailed to: what `STORY_READERS` takes. */
export type Readership = {
  readonly authorIds: readonly string[];
  readonly publicationId: string | null;
  /** Null: everybody, by the first newsletters. */
  readonly mailing: Omit<Mailing, 'storyId'> | null;
  /** Tags of the story. */
  readonly topicIds: readonly string[];
  readonly now: Date;
};

/** Milliseconds: whoever read something within them is active. */
const ACTIVE_SPAN = 30 * 86_400_000;

export function readershipValues({ authorIds, publicationId, mailing, topicIds, now }: Readership): readonly unknown[] {
  const { reach, source, followsTopics, isActive } = mailing ?? everybody;
  return [
    authorIds,
    publicationId,
    BY_MAIL,
    BY_MAIL_INITIALLY,
    mailing?.newsletterId ?? null,
    reach,
    source,
    followsTopics ? topicIds : null,
    isActive ? new Date(now.getTime() - ACTIVE_SPAN) : null,
    now,
    mailing?.correctedIssueId ?? null,
  ];
}
