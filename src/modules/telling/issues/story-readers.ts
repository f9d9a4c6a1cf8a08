import { preferenceList } from '#shared/identity/preference-list.ts';

/** The switch of mails about new stories. */
export const BY_MAIL = 'NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES';
/** What it is of whoever never chose. */
export const BY_MAIL_INITIALLY = preferenceList[BY_MAIL].initial;

/**
 * Whom a story is mailed to, one row for each reader: authors `$1`, publication `$2`, the switch `$3` and what it is
 * unless chosen `$4`. An address that has come to belong to an account is its reader, and gets nothing of what the account
 * left. Whoever came with a long list waits for their turn. Who subscribed to several
 * newsletters gets it by a writer's before a publication's, and by the one that they chose first. What the publish
 * sheet says and who is written down are both counted by this.
 */
export const STORY_READERS = `
  select distinct on (coalesce(p.id, s.address)) s.id as subscriber_id, s.newsletter_id,
    coalesce(p.id, s.address) as reader
  from newsletter n
  join subscriber s on s.newsletter_id = n.id and s.state = 'active' and not s.is_staged
  left join email_address mine on s.address is not null and mine.address = s.address and mine.is_verified
  left join person p on p.id = coalesce(s.person_id, mine.person_id)
  where n.is_first and n.sends_stories and n.ended_at is null
    and (n.person_id = any($1) or n.publication_id = $2)
    and (p.id is null and s.person_id is null or p.state = 'active'
      and not p.id = any($1)
      and not exists (select from subscriber gone where s.address is not null and gone.newsletter_id = n.id
        and gone.person_id = p.id and gone.state = 'ended')
      and exists (select from email_address e where e.person_id = p.id and e.is_verified)
      and coalesce((select v.value = 'true'::jsonb from viewer_preference v
        where v.person_id = p.id and v.name = $3), $4)
      and not exists (select from person_mute m where m.muter_id = p.id and m.person_id = any($1))
      and not exists (select from publication_mute m where m.muter_id = p.id and m.publication_id = $2)
      and not exists (select from person_block b where (b.blocker_id = p.id and b.person_id = any($1))
        or (b.person_id = p.id and b.blocker_id = any($1))))
  order by coalesce(p.id, s.address), n.person_id is null, s.created_at, s.id`;
