import { type MonthOfReading, pointsOf } from '#shared/earnings/rules-2027-01.ts';
import { type MemberMonth, openSettlement, type SettledMonth, type StorySplit } from '#shared/earnings/settle-month.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { monthsLater } from './months.ts';

type AnyDatabase = Database<Tables>;

type MemberRow = {
  readonly memberKey: string;
  readonly period: string;
  readonly shares: readonly { readonly currency: string; readonly before: number; readonly now: number }[];
  readonly reads: readonly (MonthOfReading & { readonly storyId: string; readonly day: string })[] | null;
};

/**
 * Members of whom something is counted in a month, in the order of their keys. What they paid is the latest that was
 * written down of every charge, now and before; of each story they read there is one row, of the day they began on.
 */
const MEMBERS = `
  with members as (
    select distinct member_key, period from earning_slice
    where counted_in = $1 and (member_key, period) > ($2, $3) order by member_key, period limit 1000
  ), latest as (
    select m.member_key, m.period, s.currency,
      s.micros, s.counted_in < $1 as is_before,
      row_number() over (partition by m.member_key, m.period, s.charge_id order by s.counted_in desc) as age,
      row_number() over (partition by m.member_key, m.period, s.charge_id, s.counted_in < $1 order by s.counted_in desc) as age_before
    from members m join earning_slice s using (member_key, period) where s.counted_in <= $1
  ), shares as (
    select member_key, period, currency,
      coalesce(sum(micros) filter (where age = 1), 0)::float8 as now,
      coalesce(sum(micros) filter (where is_before and age_before = 1), 0)::float8 as before
    from latest group by 1, 2, 3
  ), reads as (
    select r.member_key, r.period, r.story_id, min(r.day) as day, sum(r.seconds)::int as seconds,
      bool_or(r.has_clapped) as c, bool_or(r.has_highlighted) as h, bool_or(r.has_responded) as a,
      bool_or(r.has_followed) as f, bool_or(r.is_from_outside) as o, bool_or(r.is_boosted) as b
    from members m join earning_read r using (member_key, period) group by 1, 2, 3
  ), shares_of as (
    select member_key, period,
      json_agg(json_build_object('currency', currency, 'now', now, 'before', before) order by currency) as shares
    from shares group by 1, 2
  ), reads_of as (
    select r.member_key, r.period, json_agg(json_build_object('storyId', r.story_id, 'day', r.day, 'seconds', r.seconds,
        'readingMinutes', e.reading_minutes, 'hasClapped', c, 'hasHighlighted', h, 'hasResponded', a, 'hasFollowed', f,
        'isFromOutside', o, 'isBoosted', b)) as reads
    from reads r join earning_story e on e.story_id = r.story_id and e.period = r.period group by 1, 2
  )
  select m.member_key as "memberKey", m.period, s.shares, r.reads
  from members m join shares_of s using (member_key, period) left join reads_of r using (member_key, period)
  order by m.member_key, m.period`;

type StoryRow = {
  readonly period: string;
  readonly storyId: string;
  readonly publicationId: string | null;
  readonly percent: number;
  readonly authorIds: readonly string[];
  readonly enrolledIds: readonly string[];
  readonly isStaffPick: boolean;
};
const STORIES = `
  select period, story_id as "storyId", publication_id as "publicationId", editor_percent as percent,
    author_ids as "authorIds", enrolled_ids as "enrolledIds", is_staff_pick as "isStaffPick"
  from earning_story where period in (select distinct period from earning_slice where counted_in = $1)`;
const CARRIED = 'select currency, carried::float8 as carried from earning_fund where period = $1';

/** What waits for staff picks from the month before, by currency, in millionths. */
export async function readCarried(database: AnyDatabase, period: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ currency: string; carried: number }>('earning_carried', CARRIED, [
    monthsLater(period, -1),
  ]);
  return new Map(rows.map(({ currency, carried }) => [currency, carried]));
}

/** Shares a month out of what is written down, and of nothing else: today, and in ten years. */
export async function settlePeriod(database: AnyDatabase, period: string): Promise<SettledMonth> {
  const rows = await database.query<StoryRow>('earning_stories', STORIES, [period]);
  const splits = new Map(rows.map((row) => [`${row.period} ${row.storyId}`, splitOf(row)]));
  const picks = new Set(rows.filter((row) => row.isStaffPick && row.period === period).map(({ storyId }) => storyId));
  const settlement = openSettlement({
    period,
    splitOf: (of, storyId) => splits.get(`${of} ${storyId}`),
    isStaffPick: (storyId) => picks.has(storyId),
    carried: await readCarried(database, period),
  });
  for (let after = { memberKey: '', period: '' }; ;) {
    const values = [period, after.memberKey, after.period];
    const members = await database.query<MemberRow>('earning_members', MEMBERS, values);
    const last = members.at(-1);
    if (last === undefined) return settlement.finish();
    for (const member of members) settlement.add(monthOf(member));
    after = last;
  }
}

function monthOf({ period, shares, reads }: MemberRow): MemberMonth {
  return {
    period,
    shares,
    reads: (reads ?? []).map((read) => ({
      storyId: read.storyId,
      day: read.day,
      seconds: read.seconds,
      points: pointsOf(read),
    })),
  };
}

function splitOf({ publicationId, percent, authorIds, enrolledIds }: StoryRow): StorySplit {
  const enrolled = new Set(enrolledIds);
  return {
    editors: publicationId === null || percent === 0 ? null : { publicationId, percent },
    authors: authorIds.map((personId) => ({ personId, weight: 1, isEnrolled: enrolled.has(personId) })),
  };
}
