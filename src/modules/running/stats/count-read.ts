import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StatsWindow } from './stats-window.ts';
import { wallTime } from './zone-days.ts';

/** Whose figures are added up. */
export type StatsSubject = { readonly kind: 'person' | 'story' | 'publication'; readonly id: string };

export type ReadFigures = {
  readonly presented: number;
  readonly clicked: number;
  readonly memberViews: number;
  readonly otherViews: number;
  readonly memberReads: number;
  readonly otherReads: number;
  readonly activeSeconds: number;
};

const NO_FIGURES: ReadFigures = {
  presented: 0,
  clicked: 0,
  memberViews: 0,
  otherViews: 0,
  memberReads: 0,
  otherReads: 0,
  activeSeconds: 0,
};

/** Also those of a story that was withheld since: what was read stays read. */
const OWN_STORIES = `
  select s.id from story_author a join story s on s.id = a.story_id
  where a.person_id = $1 and s.state in ('published', 'suspended')`;
const subjects = {
  person: { ids: OWN_STORIES, of: 'story', cards: 't.presented, t.clicked' },
  /** What stands in a publication by now. */
  shelf: {
    ids: `select s.id from story s where s.publication_id = $1 and s.state in ('published', 'suspended')`,
    of: 'story',
    cards: 't.presented, t.clicked',
  },
  story: { ids: 'select $1::text as id', of: 'story', cards: 't.presented, t.clicked' },
  publication: { ids: 'select $1::text as id', of: 'publication', cards: '0 as presented, 0 as clicked' },
} as const;

const COLUMNS = 't.member_views, t.other_views, t.member_reads, t.other_reads, t.active_seconds';
export const SUMS = `
  coalesce(sum(presented), 0)::int as presented, coalesce(sum(clicked), 0)::int as clicked,
  coalesce(sum(member_views), 0)::int as "memberViews", coalesce(sum(other_views), 0)::int as "otherViews",
  coalesce(sum(member_reads), 0)::int as "memberReads", coalesce(sum(other_reads), 0)::int as "otherReads",
  coalesce(sum(active_seconds), 0)::float8 as "activeSeconds"`;

/**
 * Each story by itself, through the key of its rows: who plans without knowing how long a period is would sooner read
 * the hours of all stories there are.
 */
const ONE_BY_ONE = 'offset 0';

/** Rows `id`, `at` and figures of every hour between the first and the last of the moments `$2`. */
function hoursOf(kind: StatsSubject['kind']): string {
  const { ids, of, cards } = subjects[kind];
  return `
    with m as materialized (${ids}), rows as (
      select m.id, t.hour as at, ${cards}, ${COLUMNS}
      from m cross join lateral (
        select * from ${of}_hour t where t.${of}_id = m.id
          and t.hour >= ($2::timestamptz[])[1] and t.hour < ($2::timestamptz[])[cardinality($2::timestamptz[])] ${ONE_BY_ONE}
      ) t
    )`;
}

const FIGURES = [
  'presented',
  'clicked',
  'member_views',
  'other_views',
  'member_reads',
  'other_reads',
  'active_seconds',
];

/**
 * Rows `id`, `part` and figures for the parts between moments `$2`, each of which begins a day of some clock. `$3` are
 * the same days as those of UTC begin them: between these, months or days are taken whole, and the few hours by which
 * clocks differ are taken from the one part and given to the other.
 */
export function readRows(kind: StatsSubject['kind'] | 'shelf'): string {
  const { ids, of, cards } = subjects[kind];
  // Whatever is looked at for long begins with a month, and of publications there is only one row a day.
  const whole = of === 'story' ? 'month' : 'day';
  const last = '($3::timestamptz[])[cardinality($3::timestamptz[])]';
  return `
    with m as materialized (${ids}), bound as materialized (
      select b, w, n::int as n, case when b < w then 1 else -1 end as sign
      from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as c (b, w, n)
    ), rows as (
      select m.id, width_bucket(t.${whole}::timestamp at time zone 'UTC', $3::timestamptz[]) as part, ${cards}, ${COLUMNS}
      from m cross join lateral (
        select * from ${of}_${whole} t where t.${of}_id = m.id
          and t.${whole} >= (($3::timestamptz[])[1] at time zone 'UTC')::date
          and t.${whole} < (${last} at time zone 'UTC')::date ${ONE_BY_ONE}
      ) t
      union all
      select moved.id, side.part, ${FIGURES.map((name) => `side.sign * moved.${name}`).join(', ')}
      from (
        select m.id, bound.n, bound.sign, ${cards}, ${COLUMNS}
        from m cross join bound cross join lateral (
          select * from ${of}_hour t where t.${of}_id = m.id
            and t.hour >= least(bound.b, bound.w) and t.hour < greatest(bound.b, bound.w) ${ONE_BY_ONE}
        ) t
        where bound.b <> bound.w
      ) moved cross join lateral (values (moved.n, moved.sign), (moved.n - 1, -moved.sign)) side (part, sign)
      where side.part between 1 and cardinality($3::timestamptz[]) - 1
    )`;
}

/** Where the days of UTC begin that moments begin by the clocks of a zone. */
export function wholeDays(bounds: readonly (Date | undefined)[], zone: string): readonly Date[] {
  const days = bounds.flatMap((bound) => (bound === undefined ? [] : wallTime(zone, bound.getTime())));
  return days.map((wall) => new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())));
}

/** The parts of a window. */
const BY_PART = `select part - 1 as part, 0 as hour, ${SUMS} from rows group by 1`;
/** The same of every hour, with what the clocks showed: stories are added up first, so that few rows are looked at. */
const BY_HOUR = `, sums as (select at, ${SUMS} from rows group by at)
  select width_bucket(at, $2::timestamptz[]) - 1 as part, extract(hour from at at time zone $3)::int as hour,
    presented, clicked, "memberViews", "otherViews", "memberReads", "otherReads", "activeSeconds" from sums`;

export type CountedWindow = {
  readonly parts: readonly ReadFigures[];
  readonly total: ReadFigures;
  /** Of the period before; null where there is none. */
  readonly before: ReadFigures | null;
  /** By the hour of the day that clocks showed, 0 to 23; null where parts are longer than days. */
  readonly hours: readonly ReadFigures[] | null;
};

type CountedRow = ReadFigures & { readonly part: number; readonly hour: number };

/** Adds up what is known of a subject, for each part of a window. */
export async function countRead(
  database: Database<Tables>,
  { kind, id }: StatsSubject,
  { bounds, beforeFrom, unit, zone }: StatsWindow,
): Promise<CountedWindow> {
  const isByHour = unit === 'day';
  const text = isByHour ? `${hoursOf(kind)} ${BY_HOUR}` : `${readRows(kind)} ${BY_PART}`;
  const name = `stats_parts_${kind}_${isByHour ? 'hours' : 'days'}`;
  const [rows, before] = await Promise.all([
    database.query<CountedRow>(name, text, [id, bounds, isByHour ? zone : wholeDays(bounds, zone)]),
    countBefore(database, { kind, id }, [beforeFrom, bounds[0]], zone),
  ]);
  const parts = summedBy(rows, bounds.length - 1, ({ part }) => part);
  return {
    parts,
    total: parts.reduce(sum, NO_FIGURES),
    before,
    hours: isByHour ? summedBy(rows, 24, ({ hour }) => hour) : null,
  };
}

/** Of the period before there is one sum alone, so that no hours but those at its ends are read. */
async function countBefore(
  database: Database<Tables>,
  { kind, id }: StatsSubject,
  [from, to]: readonly [Date | null, Date | undefined],
  zone: string,
): Promise<ReadFigures | null> {
  if (from === null || to === undefined) return null;
  const text = `${readRows(kind)} select ${SUMS} from rows`;
  const [row] = await database.query<ReadFigures>(`stats_before_${kind}`, text, [
    id,
    [from, to],
    wholeDays([from, to], zone),
  ]);
  return row ?? NO_FIGURES;
}

function summedBy(
  rows: readonly CountedRow[],
  count: number,
  placeOf: (row: CountedRow) => number,
): readonly ReadFigures[] {
  const found = Map.groupBy(rows, placeOf);
  return Array.from({ length: count }, (_, place) => (found.get(place) ?? []).reduce(sum, NO_FIGURES));
}

function sum(left: ReadFigures, right: ReadFigures): ReadFigures {
  return {
    presented: left.presented + right.presented,
    clicked: left.clicked + right.clicked,
    memberViews: left.memberViews + right.memberViews,
    otherViews: left.otherViews + right.otherViews,
    memberReads: left.memberReads + right.memberReads,
    otherReads: left.otherReads + right.otherReads,
    activeSeconds: left.activeSeconds + right.activeSeconds,
  };
}

export const viewsOf = ({ memberViews, otherViews }: ReadFigures): number => memberViews + otherViews;
export const readsOf = ({ memberReads, otherReads }: ReadFigures): number => memberReads + otherReads;
/** Reads over views (rule 123); 0 of nothing. */
export const ratioOf = (figures: ReadFigures): number =>
  viewsOf(figures) === 0 ? 0 : readsOf(figures) / viewsOf(figures);

/** When figures of a subject begin; undefined where there are none. */
export async function firstCounted(database: Database<Tables>, { kind, id }: StatsSubject): Promise<Date | undefined> {
  const { ids, of } = subjects[kind];
  const text = `
    select min(f.day)::timestamp at time zone 'UTC' as day from (${ids}) m
    cross join lateral (select min(t.day) as day from ${of}_day t where t.${of}_id = m.id) f`;
  const [row] = await database.query<{ day: Date | null }>(`stats_first_${kind}`, text, [id]);
  return row?.day ?? undefined;
}
