import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type SearchEntry, weigh } from './search-entry.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly bio: string;
  readonly storyCount: number;
  readonly followerCount: number;
  readonly createdAt: Date;
  readonly isVouchedFor: boolean;
  readonly isConfirmed: boolean;
  readonly isRead: boolean;
  readonly isFlagged: boolean;
};

/** A person whom the operator brought in is vouched for by the operator: nobody can confirm their address. */
const TEXT = `
  select p.id, p.name, p.username, p.bio, p.story_count as "storyCount", p.follower_count as "followerCount",
    p.created_at as "createdAt",
    p.is_unclaimed as "isVouchedFor",
    exists (select 1 from email_address e where e.person_id = p.id and e.is_verified) as "isConfirmed",
    exists (
      select 1 from story_author a where a.person_id = p.id and a.is_listed and (
        select sum(r.member_reads + r.other_reads) from story_read_day r where r.story_id = a.story_id) >= 5
    ) as "isRead",
    exists (
      select 1 from report_case c where c.target_kind = 'user' and c.target_id = p.id and c.state = 'upheld'
    ) as "isFlagged"
  from person p where p.id = any($1) and p.state = 'active'`;

/** Rule 45. */
const DAYS_UNTIL_TRUSTED = 7;
const NEVER = Number.MAX_SAFE_INTEGER;

/** What is searched of people whose accounts are open. */
export async function personEntries(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly SearchEntry[]> {
  const rows = await database.query<Row>('search_person_entries', TEXT, [ids]);
  return rows.map((row) => ({
    id: row.id,
    makerId: row.id,
    title: row.name,
    names: [row.username],
    subtitle: row.bio,
    body: '',
    lockedBody: null,
    freeText: row.bio,
    facets: [`peopleType:${row.storyCount > 0 ? 'AUTHOR' : 'READER'}`, `username:${row.username}`, `userId:${row.id}`],
    numbers: {
      postCount: row.storyCount,
      followerCount: row.followerCount,
      createdAt: row.createdAt.getTime(),
      trustedFrom: trustedFrom(row),
    },
    score: weigh(row.followerCount) + weigh(row.storyCount),
  }));
}

/** From when on somebody is of the quality that everybody is shown (rule 45); milliseconds since the epoch. */
function trustedFrom({ isVouchedFor, isConfirmed, isFlagged, isRead, createdAt }: Row): number {
  if (isFlagged || !(isVouchedFor || isConfirmed)) return NEVER;
  if (isVouchedFor) return 0;
  return isRead ? 0 : createdAt.getTime() + DAYS_UNTIL_TRUSTED * 24 * 3_600_000;
}
