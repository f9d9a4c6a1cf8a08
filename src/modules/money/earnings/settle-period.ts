import { pointsOf } from '#shared/earnings/rules-2027-01.ts';
import { type MemberMonth, openSettlement, type SettledMonth, type StorySplit } from '#shared/earnings/settle-month.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { monthsLater } from './months.ts';

type AnyDatabase = Database<Tables>;

/** What a member read of a story in a month, in the order of the query: written once for each of millions of rows. */
type ReadRow = readonly [
  storyId: string,
  day: string,
  seconds: number,
  hasClapped: boolean,
  hasHighlighted: boolean,
  hasResponded: boolean,
  hasFollowed: boolean,
  isFromOutside: boolean,
  isBoosted: boolean,
];

type MemberRow = {
  readonly memberKey: string;
  readonly period: string;
  readonly shares: readonly { readonly currency: string; readonly before: number; readonly now: number }[];
  readonly reads: readonly ReadRow[] | null;
};

/**
 * Members of whom something is counted in a month, in the order of their keys. What they paid is the latest that was
 * written down of every charge, now and before; of each story they read there is one row, of the day they began on.
 * Each member is looked up by itself: joined as sets, a planner that guesses too few compares every member with all.
 */
const membersOf = (chosen: string): string => `
  with members as (${chosen})
  select m.member_key as "memberKey", m.period, s.shares, r.reads
  from members m cross join lateral (
    select json_agg(json_build_object('currency', currency, 'now', now, 'before', before) order by currency) as shares
    from (
      select currency, coalesce(sum(micros) filter (where age = 1), 0)::float8 as now,
        coalesce(sum(micros) filter (where is_before and age_before = 1), 0)::float8 as before
      from (
        select currency, micros, counted_in < $1 as is_before,
          row_number() over (partition by charge_id order by counted_in desc) as age,
          row_number() over (partition by charge_id, counted_in < $1 order by counted_in desc) as age_before
        from earning_slice z
        where z.member_key = m.member_key and z.period = m.period and z.counted_in <= $1
      ) latest group by currency
    ) paid
  ) s cross join lateral (
    select json_agg(json_build_array(story_id, day, seconds, c, h, a, f, o, b)) as reads
    from (
      select story_id, min(day) as day, sum(seconds)::int as seconds, bool_or(has_clapped) as c,
        bool_or(has_highlighted) as h, bool_or(has_responded) as a, bool_or(has_followed) as f,
        bool_or(is_from_outside) as o, bool_or(is_boosted) as b
      from earning_read e where e.period = m.period and e.member_key = m.member_key group by story_id
    ) read
  ) r
  order by m.member_key, m.period`;
const MEMBERS = membersOf(`
    select distinct member_key, period from earning_slice
    where counted_in = $1 and (member_key, period) > ($2, $3) order by member_key, period limit 1000`);
const CHOSEN = membersOf(`
    select distinct member_key, period from earning_slice where counted_in = $1 and member_key = any ($2::text[])`);

type StoryRow = {
  readonly period: string;
  readonly storyId: string;
  readonly readingMinutes: number;
  readonly publicationId: string | null;
  readonly percent: number;
  readonly authorIds: readonly string[];
  readonly enrolledIds: readonly string[];
  readonly isStaffPick: boolean;
};
const STORIES = `
  select period, story_id as "storyId", reading_minutes as "readingMinutes", publication_id as "publicationId", editor_percent as percent,
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
  const { stories, splitOf, picks } = await readStories(database, period);
  const settlement = openSettlement({
    period,
    splitOf,
    isStaffPick: (storyId) => picks.has(storyId),
    carried: await readCarried(database, period),
  });
  for (let after = { memberKey: '', period: '' }; ;) {
    const values = [period, after.memberKey, after.period];
    const members = await database.query<MemberRow>('earning_members', MEMBERS, values);
    const last = members.at(-1);
    if (last === undefined) return settlement.finish();
    for (const member of members) settlement.add(monthOf(member, stories));
    after = last;
  }
}

/** For asking what some members alone come to in a month: nothing of what was left over, and to no staff pick. */
export async function openMembersSettling(
  database: AnyDatabase,
  period: string,
): Promise<(memberKeys: readonly string[]) => Promise<SettledMonth>> {
  const { stories, splitOf } = await readStories(database, period);
  return async (memberKeys) => {
    const settlement = openSettlement({ period, splitOf, isStaffPick: () => false, carried: new Map() });
    const members = await database.query<MemberRow>('earning_members_chosen', CHOSEN, [period, memberKeys]);
    for (const member of members) settlement.add(monthOf(member, stories));
    return settlement.finish();
  };
}

async function readStories(database: AnyDatabase, period: string) {
  const rows = await database.query<StoryRow>('earning_stories', STORIES, [period]);
  const stories = new Map(rows.map((row) => [`${row.period} ${row.storyId}`, keptOf(row)]));
  return {
    stories,
    splitOf: (of: string, storyId: string) => stories.get(`${of} ${storyId}`)?.split,
    picks: new Set(rows.filter((row) => row.isStaffPick && row.period === period).map(({ storyId }) => storyId)),
  };
}

type KeptStory = { readonly readingMinutes: number; readonly split: StorySplit };

function monthOf({ period, shares, reads }: MemberRow, stories: ReadonlyMap<string, KeptStory>): MemberMonth {
  return {
    period,
    shares,
    reads: (reads ?? []).flatMap((row) => {
      const [storyId, day, seconds, hasClapped, hasHighlighted, hasResponded, hasFollowed, isFromOutside, isBoosted] =
        row;
      const story = stories.get(`${period} ${storyId}`);
      if (story === undefined) return [];
      const { readingMinutes } = story;
      const signs = { hasClapped, hasHighlighted, hasResponded, hasFollowed, isFromOutside, isBoosted };
      return [{ storyId, day, seconds, points: pointsOf({ seconds, readingMinutes, ...signs }) }];
    }),
  };
}

function keptOf(row: StoryRow): KeptStory {
  return { readingMinutes: row.readingMinutes, split: sharesOf(row) };
}

function sharesOf({ publicationId, percent, authorIds, enrolledIds }: StoryRow): StorySplit {
  const enrolled = new Set(enrolledIds);
  return {
    editors: publicationId === null || percent === 0 ? null : { publicationId, percent },
    authors: authorIds.map((personId) => ({ personId, weight: 1, isEnrolled: enrolled.has(personId) })),
  };
}
