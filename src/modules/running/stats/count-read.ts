import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StatsWindow } from './stats-window.ts';

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
 * Rows `id`, `at` and figures between the first and the last of the moments `$2`. Days where a part begins or ends are
 * added up of their hours, all others are taken whole, so that years are read from few rows and months begin by the
 * clocks of whoever looks. Where every part is a day, hours alone are read.
 */
export function readRows(kind: StatsSubject['kind'] | 'shelf', isByHour: boolean): string {
  const { ids, of, cards } = subjects[kind];
  const owner = `${of}_id`;
  const last = '($2::timestamptz[])[cardinality($2::timestamptz[])]';
  const first = '($2::timestamptz[])[1]';
  const hours = `
    select m.id, t.hour as at, ${cards}, ${COLUMNS}
    from m join ${of}_hour t on t.${owner} = m.id and t.hour >= ${first} and t.hour < ${last}`;
  if (isByHour) return `with m as materialized (${ids}), rows as (${hours})`;
  return `
    with m as materialized (${ids}), edge as materialized (
      select distinct date_trunc('day', b, 'UTC') as day from unnest($2::timestamptz[]) b
      where b <> date_trunc('day', b, 'UTC')
    ), rows as (
      select m.id, t.hour as at, ${cards}, ${COLUMNS}
      from m cross join edge e join ${of}_hour t
        on t.${owner} = m.id and t.hour >= e.day and t.hour < e.day + interval '24 hours'
      where t.hour >= ${first} and t.hour < ${last}
      union all
      select m.id, t.day::timestamp at time zone 'UTC' as at, ${cards}, ${COLUMNS}
      from m join ${of}_day t on t.${owner} = m.id
        and t.day >= (${first} at time zone 'UTC')::date and t.day < (${last} at time zone 'UTC')::date
      where not (t.day::timestamp at time zone 'UTC') in (select day from edge)
    )`;
}

/** The parts of a window, and what was before it as part 0. */
const BY_PART = `select width_bucket(at, $2::timestamptz[]) - 1 as part, 0 as hour, ${SUMS} from rows group by 1`;
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
  const moments = [...(beforeFrom === null ? [] : [beforeFrom]), ...bounds];
  const text = `${readRows(kind, isByHour)} ${isByHour ? BY_HOUR : BY_PART}`;
  const name = `stats_parts_${kind}_${isByHour ? 'hours' : 'days'}`;
  const rows = await database.query<CountedRow>(name, text, [id, moments, ...(isByHour ? [zone] : [])]);
  const skipped = beforeFrom === null ? 0 : 1;
  const within = rows.filter(({ part }) => part >= skipped);
  const parts = summedBy(within, bounds.length - 1, ({ part }) => part - skipped);
  return {
    parts,
    total: parts.reduce(sum, NO_FIGURES),
    before: beforeFrom === null ? null : rows.filter(({ part }) => part < skipped).reduce(sum, NO_FIGURES),
    hours: isByHour ? summedBy(within, 24, ({ hour }) => hour) : null,
  };
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
