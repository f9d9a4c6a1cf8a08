import { earningRules } from '#shared/earnings/rules-2027-01.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { keepTerms, readIn } from './earning-terms.store.ts';

type AnyDatabase = Database<Tables>;

export type ReadOfDay = {
  readonly personId: string;
  readonly storyId: string;
  readonly seconds: number;
  readonly isFromOutside: boolean;
  readonly hasClapped: boolean;
  readonly hasHighlighted: boolean;
  readonly hasResponded: boolean;
  readonly hasFollowed: boolean;
  /** A read that counts began while the story was boosted (rule 201). */
  readonly isBoosted: boolean;
};

/** Whoever paid for a time before a moment: a trial is nobody's fee (decision 0087). */
const HAS_PAID = `(
  exists (select from charge ch where ch.person_id = v.person_id and ch.charged_at <= v.started_at)
  or exists (select from gift_redemption g where g.person_id = v.person_id and g.redeemed_at <= v.started_at))`;
/** What was decided at a moment; what turned out to be a mistake never was (rule 231). */
const decided = (about: string, moment: string) => `exists (
  select from decision d where d.created_at <= ${moment}
    and (d.ended_at is null or d.ended_at > ${moment}) and d.end_kind is distinct from 'reversed' and (${about}))`;
const DEMONETISED_STORY = decided(
  `d.measure = 'demonetise' and ((d.target_kind = 'post' and d.target_id = s.id) or (d.target_kind = 'collection' and d.target_id = s.publication_id))`,
  'v.started_at',
);
const beginningOf = (period: string) => `((${period} || '-01')::timestamp at time zone 'UTC')`;
const endOf = (period: string) => `(((${period} || '-01')::timestamp + interval '1 month') at time zone 'UTC')`;
/** Who is suspended earns nothing from then on; what they earned before is theirs (rule 275). */
const EARNS_NOTHING = `d.measure in ('demonetise', 'suspend') and d.target_kind = 'user' and d.target_id = e.person_id`;
/** Since when whoever is in earns: an older program left the end of a pause standing when somebody came back. */
const EARNS_SINCE = 'greatest(e.resumed_at, e.enrolled_at)';
/** Who was in the program at that moment, whatever they are by now: days are counted anew after somebody left. */
const ENROLLED_AUTHOR = `exists (
  select from partner_enrollment e where e.person_id = any(s.author_ids)
    and (e.status = 'ENROLLED' and e.paused_at is null and ${EARNS_SINCE} <= v.started_at
      or exists (
        select from partner_enrollment_time t
        where t.person_id = e.person_id and t.began_at <= v.started_at and v.started_at < t.ended_at))
    and not ${decided(EARNS_NOTHING, 'v.started_at')})`;
/** Who earned until they went, and is gone since (rule 324). */
const GONE_AUTHOR = `exists (
  select from earning_gone g where g.period = to_char(v.started_at at time zone 'UTC', 'YYYY-MM') and g.story_id = s.id
    and g.is_author and g.earns_from <= v.started_at and (v.started_at at time zone 'UTC')::date < g.left_on)`;
/** Whoever was in the program and earned at some time of a month, and was not suspended when it began. */
const enrolledIn = (period: string) => `(
    (e.status = 'ENROLLED' and e.paused_at is null and ${EARNS_SINCE} < ${endOf(period)}
      or exists (
        select from partner_enrollment_time t
        where t.person_id = e.person_id and t.began_at < ${endOf(period)} and t.ended_at > ${beginningOf(period)}))
    and not ${decided(EARNS_NOTHING, beginningOf(period))})`;
const cardsOf = (whom: string) => `
  select mm.method ->> 'fingerprint' as card from membership mm where mm.person_id = ${whom}
  union select cc.method ->> 'fingerprint' from charge cc where cc.person_id = ${whom}`;
const SAME_CARD = `exists (
  select from (${cardsOf('v.person_id')}) mine join (${cardsOf('any(s.author_ids)')}) theirs using (card)
  where card is not null)`;
/** Who closed their account counts for what they read until then, and not who was suspended when they did. */
const COUNTING_READER = `(p.state = 'active' or p.state = 'deactivated' and not exists (
  select from account_closure a where a.person_id = p.id and a.prior_state = 'suspended'))`;
const WITHIN = (column: string) => `${column} >= $1::timestamptz and ${column} < $2::timestamptz`;

/**
 * What counts of a day (rules 110 and 111), in the order of readers. Visits of a day are added up in their order until
 * eight hours are over; of authors themselves no visit is kept.
 */
const READS = `
  with ordered as (
    select v.*, sum(v.active_seconds) over (partition by v.person_id order by v.started_at, v.id) as until
    from story_visit v where v.person_id is not null and ${WITHIN('v.started_at')}
  ), visits as (
    select o.*, greatest(0, least(o.active_seconds, ${earningRules.mostSecondsADay} - (o.until - o.active_seconds)))::int as counted
    from ordered o
  )
  select v.person_id as "personId", v.story_id as "storyId",
    coalesce(sum(v.counted) filter (where v.is_read and v.counted >= ${earningRules.leastSeconds}), 0)::int as seconds,
    bool_or(v.medium not in ('direct', 'inside') and not exists (
      select from story_visit b where b.story_id = v.story_id and b.person_id = v.person_id
        and b.started_at < v.started_at)) as "isFromOutside",
    exists (select from clap c where c.story_id = v.story_id and c.person_id = v.person_id and ${WITHIN('c.created_at')})
      as "hasClapped",
    exists (select from highlight h where h.story_id = v.story_id and h.person_id = v.person_id
      and ${WITHIN('h.created_at')}) as "hasHighlighted",
    exists (select from response r where r.story_id = v.story_id and r.author_id = v.person_id and r.deleted_at is null
      and ${WITHIN('r.created_at')}) as "hasResponded",
    bool_or(exists (
      select from follow_person f where f.follower_id = v.person_id and f.person_id = any(s.author_ids)
        and f.created_at >= v.started_at and f.created_at <= v.last_seen_at + interval '5 minutes')) as "hasFollowed",
    coalesce(bool_or(exists (
      select from boost_case b where b.story_id = v.story_id and b.state = 'boosted'
        and v.started_at >= b.decided_at and v.started_at < b.boosted_until))
      filter (where v.is_read and v.counted >= ${earningRules.leastSeconds}), false) as "isBoosted"
  from visits v join story s on s.id = v.story_id join person p on p.id = v.person_id and ${COUNTING_READER}
  where v.is_member and v.is_locked and not v.person_id = any(s.author_ids)
    and ${HAS_PAID} and (${ENROLLED_AUTHOR} or ${GONE_AUTHOR}) and not ${SAME_CARD} and not ${DEMONETISED_STORY}
  group by v.person_id, v.story_id order by v.person_id`;
/**
 * The reads of a day that count, some thousand at a time, by a cursor: asked for reader by reader, each part would go
 * through all visits of the day again. Within a transaction only.
 */
export async function* readsOfDay(database: AnyDatabase, from: Date, to: Date): AsyncGenerator<readonly ReadOfDay[]> {
  // All of it is wanted, and not the beginning soon.
  await database.query('earning_reads_whole', `select set_config('cursor_tuple_fraction', '1', true)`, []);
  await database.query('earning_reads_open', `declare earning_reads no scroll cursor for ${READS}`, [from, to]);
  for (;;) {
    const reads = await database.query<ReadOfDay>('earning_reads_next', 'fetch 5000 from earning_reads', []);
    if (reads.length === 0) break;
    yield reads;
  }
  await database.query('earning_reads_close', 'close earning_reads', []);
}

/** Forgets what was counted of a day, which is counted anew. */
export async function deleteReadsOfDay({ kysely }: AnyDatabase, day: string): Promise<void> {
  await kysely.deleteFrom('earning_read').where('day', '=', day).execute();
}

const INSERT = `
  insert into earning_read (period, member_key, story_id, day, seconds, is_from_outside, has_clapped, has_highlighted,
    has_responded, has_followed, is_boosted)
  select left($1::text, 7), k, s, $1::date, n, o, c, h, r, f, b
  from unnest($2::text[], $3::text[], $4::int[], $5::bool[], $6::bool[], $7::bool[], $8::bool[], $9::bool[],
    $10::bool[]) as told (k, s, n, o, c, h, r, f, b)`;

export async function insertReads(
  database: AnyDatabase,
  day: string,
  reads: readonly (ReadOfDay & { readonly memberKey: string })[],
): Promise<void> {
  await database.query('earning_reads_insert', INSERT, [
    day,
    reads.map(({ memberKey }) => memberKey),
    reads.map(({ storyId }) => storyId),
    reads.map(({ seconds }) => seconds),
    reads.map(({ isFromOutside }) => isFromOutside),
    reads.map(({ hasClapped }) => hasClapped),
    reads.map(({ hasHighlighted }) => hasHighlighted),
    reads.map(({ hasResponded }) => hasResponded),
    reads.map(({ hasFollowed }) => hasFollowed),
    reads.map(({ isBoosted }) => isBoosted),
  ]);
}

/** Whoever shares in a story is looked up through their key: who plans would sooner read the whole program for each story. */
const ONE_BY_ONE = 'offset 0';
/** How stories stand that were read in a month, with who of those that share in them is in the program. */
const STORIES = `
  insert into earning_story (period, story_id, reading_minutes, author_ids, enrolled_ids, is_staff_pick, keeper_id)
  select $1, s.id, s.reading_minutes, s.author_ids,
    array(
      select e.person_id from (
        select unnest(s.author_ids || s.creator_id) as person_id
        union select unnest(a.person_ids) from earning_split a where a.period = $1 and a.story_id = s.id
        union select unnest(c.editor_ids || c.owner_id) from earning_cut c where c.period = $1 and c.story_id = s.id
      ) sharing cross join lateral (
        select * from partner_enrollment own where own.person_id = sharing.person_id ${ONE_BY_ONE}
      ) e
      where ${enrolledIn('$1')}
      order by e.person_id),
    exists (
      select from list_item i join setting t on t.name = 'staffPicks.listId' and i.list_id = t.value #>> '{}'
      where i.story_id = s.id),
    s.creator_id
  from story s where s.id in (${readIn('$2')})
  on conflict (period, story_id) do update set
    reading_minutes = excluded.reading_minutes, author_ids = excluded.author_ids, enrolled_ids = excluded.enrolled_ids,
    is_staff_pick = excluded.is_staff_pick, keeper_id = excluded.keeper_id`;

/** Keeps how the stories of a month stand now, with those of days that were gathered; those that are gone stay as they last stood. */
export async function keepStories(
  database: AnyDatabase,
  period: string,
  gathered: { readonly days: readonly string[]; readonly now: Date },
): Promise<void> {
  await keepTerms(database, period, gathered);
  await database.query('earning_stories_keep', STORIES, [period, gathered.days]);
}

/** Of stories that somebody wrote, has a share of or edits where they stand: what they were in months that are open. */
const GONE = `
  insert into earning_gone (period, story_id, person_id, left_on, is_author, is_keeper, is_enrolled, earns_from)
  select m.period, s.id, $1, $2::date, $1 = any(s.author_ids), s.creator_id = $1,
    exists (select from partner_enrollment e where e.person_id = $1 and ${enrolledIn('m.period')}),
    (select ${EARNS_SINCE} from partner_enrollment e where e.person_id = $1 and e.status = 'ENROLLED'
      and e.paused_at is null and not ${decided(EARNS_NOTHING, '($2::date - 1)')})
  from (
    select period from earning_month where state = 'OPEN' union select to_char($2::date - 1, 'YYYY-MM')
  ) m cross join lateral (
    select a.story_id from story_author a where a.person_id = $1
    union select c.id from story c where c.creator_id = $1
    union select p.story_id from story_split_share h join story_split p on p.id = h.split_id
      where h.person_id = $1 and p.state = 'AGREED'
    union select c.story_id from earning_cut c where c.period = m.period and ($1 = c.owner_id or $1 = any(c.editor_ids))
  ) shared join story s on s.id = shared.story_id
  on conflict (period, story_id, person_id) do nothing`;

/** Keeps until which day somebody shares in what is not closed yet. */
export async function insertGone(database: AnyDatabase, personId: string, leftOn: string): Promise<void> {
  await database.query('earning_gone_insert', GONE, [personId, leftOn]);
}
