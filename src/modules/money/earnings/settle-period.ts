import { pointsOf } from '#shared/earnings/rules-2027-01.ts';
import { type MemberMonth, openSettlement, type SettledMonth } from '#shared/earnings/settle-month.ts';
import { type StoryShare, storyShares, type StoryTerms } from '#shared/earnings/story-shares.ts';
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
  readonly authorIds: readonly string[];
  readonly enrolledIds: readonly string[];
  readonly keeperId: string | null;
  readonly isStaffPick: boolean;
  readonly splits: readonly SplitRow[] | null;
  readonly cuts: readonly CutRow[] | null;
  readonly gone: readonly GoneRow[] | null;
};
type GoneRow = {
  readonly personId: string;
  readonly leftOn: string;
  readonly isAuthor: boolean;
  readonly isKeeper: boolean;
  readonly isEnrolled: boolean;
};
type SplitRow = { readonly since: string; readonly personIds: readonly string[]; readonly percents: readonly number[] };
type CutRow = {
  readonly since: string;
  readonly publicationId: string | null;
  readonly percent: number;
  readonly ownerId: string | null;
  readonly editorIds: readonly string[];
  readonly editorPercents: readonly number[];
};
const STORIES = `
  select e.period, e.story_id as "storyId", e.reading_minutes as "readingMinutes", e.author_ids as "authorIds",
    e.enrolled_ids as "enrolledIds", e.keeper_id as "keeperId", e.is_staff_pick as "isStaffPick",
    (select json_agg(json_build_object('since', s.since, 'personIds', s.person_ids, 'percents', s.percents)
        order by s.since desc)
      from earning_split s where s.period = e.period and s.story_id = e.story_id) as splits,
    (select json_agg(json_build_object('since', c.since, 'publicationId', c.publication_id, 'percent', c.percent,
        'ownerId', c.owner_id, 'editorIds', c.editor_ids, 'editorPercents', c.editor_percents) order by c.since desc)
      from earning_cut c where c.period = e.period and c.story_id = e.story_id) as cuts,
    (select json_agg(json_build_object('personId', g.person_id, 'leftOn', g.left_on, 'isAuthor', g.is_author,
        'isKeeper', g.is_keeper, 'isEnrolled', g.is_enrolled) order by g.left_on, g.person_id)
      from earning_gone g where g.period = e.period and g.story_id = e.story_id) as gone
  from earning_story e where e.period in (select distinct period from earning_slice where counted_in = $1)`;
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
  const { stories, sharesOf, picks } = await readStories(database, period);
  const settlement = openSettlement({
    period,
    sharesOf,
    isStaffPick: (storyId) => picks.has(storyId),
    carried: await readCarried(database, period),
  });
  for await (const members of membersInTurn(database, period))
    for (const member of members) settlement.add(monthOf(member, stories));
  return settlement.finish();
}

/** A thousand members at a time; the next are read while those before are counted. */
async function* membersInTurn(database: AnyDatabase, period: string): AsyncGenerator<readonly MemberRow[]> {
  const ask = (after: Pick<MemberRow, 'memberKey' | 'period'>) =>
    database.query<MemberRow>('earning_members', MEMBERS, [period, after.memberKey, after.period]);
  for (let asked = ask({ memberKey: '', period: '' }); ;) {
    const members = await asked;
    const last = members.at(-1);
    if (last === undefined) return;
    asked = ask(last);
    // Whoever stops before they come does not hear that they could not be read.
    asked.catch(() => undefined);
    yield members;
  }
}

/** For asking what some members alone come to in a month: nothing of what was left over, and to no staff pick. */
export async function openMembersSettling(
  database: AnyDatabase,
  period: string,
): Promise<(memberKeys: readonly string[]) => Promise<SettledMonth>> {
  const { stories, sharesOf } = await readStories(database, period);
  return async (memberKeys) => {
    const settlement = openSettlement({ period, sharesOf, isStaffPick: () => false, carried: new Map() });
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
    sharesOf: (of: string, storyId: string, day: string) => stories.get(`${of} ${storyId}`)?.sharesOn(day),
    picks: new Set(rows.filter((row) => row.isStaffPick && row.period === period).map(({ storyId }) => storyId)),
  };
}

type KeptStory = {
  readonly readingMinutes: number;
  readonly sharesOn: (day: string) => readonly StoryShare[];
};

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
  const gone = row.gone ?? [];
  const enrolled = new Set([
    ...row.enrolledIds,
    ...gone.filter(({ isEnrolled }) => isEnrolled).map(({ personId }) => personId),
  ]);
  // By what stood on a day and not by the day, which mostly is the same all month.
  const kept = new Map<string, readonly StoryShare[]>();
  const sharesOn = (day: string): readonly StoryShare[] => {
    const there = gone.filter(({ leftOn }) => day < leftOn).map(({ personId }) => personId);
    const stood = [stoodOn(row.splits, day)?.since, stoodOn(row.cuts, day)?.since, ...there].join(' ');
    const shares = kept.get(stood) ?? storyShares(termsOn(row, day), (personId) => enrolled.has(personId));
    kept.set(stood, shares);
    return shares;
  };
  return { readingMinutes: row.readingMinutes, sharesOn };
}

/** The latest that had begun by a day, which stands first. */
function stoodOn<Row extends { readonly since: string }>(rows: readonly Row[] | null, day: string): Row | undefined {
  return rows?.find(({ since }) => since <= day);
}

/** What stood on a day: whoever is gone since was there then. */
function termsOn({ splits, cuts, ...story }: StoryRow, day: string): StoryTerms {
  const [split, cut] = [stoodOn(splits, day), stoodOn(cuts, day)];
  const there = (story.gone ?? []).filter(({ leftOn }) => day < leftOn);
  const gone = there.filter(({ isAuthor }) => isAuthor).map(({ personId }) => personId);
  const authorIds = [...new Set([...story.authorIds, ...gone])];
  // Of two who kept the rest one after the other, it was the one who went first.
  const keeperId = there.find(({ isKeeper }) => isKeeper)?.personId ?? story.keeperId;
  return {
    authors:
      split === undefined || keeperId === null
        ? authorIds.map((personId) => ({ personId, weight: 1 }))
        : agreedWeights(keeperId, split),
    keeperId,
    editors: cut === undefined ? null : editorsOf(cut),
  };
}

/** Who began the story keeps what was given to nobody. */
function agreedWeights(keeperId: string, { personIds, percents }: SplitRow): StoryTerms['authors'] {
  const given = percents.reduce((sum, percent) => sum + percent, 0);
  return [
    { personId: keeperId, weight: 100 - given },
    ...personIds.map((personId, place) => ({ personId, weight: percents[place] ?? 0 })),
  ];
}

function editorsOf({ publicationId, percent, ownerId, editorIds, editorPercents }: CutRow): StoryTerms['editors'] {
  if (publicationId === null || ownerId === null || percent === 0) return null;
  const parts = editorIds.map((personId, place) => ({ personId, percent: editorPercents[place] ?? 0 }));
  return { publicationId, percent, ownerId, parts };
}
