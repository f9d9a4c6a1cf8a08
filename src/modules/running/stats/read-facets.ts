import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StatsWindow } from './stats-window.ts';

export type Facet = 'source' | 'campaign' | 'country' | 'device' | 'depth' | 'reach';
export type FacetCount = { readonly value: string; readonly views: number; readonly reads: number };

/** Own judgement: more names than anybody looks at; the rest is one row. */
const MOST_NAMES = 15;
/** Rule 123: a figure below it would tell what one reader did. */
export const FEWEST = 5;

const FACETS = `
  select facet, value, sum(views)::int as views, sum(reads)::int as reads from story_facet_day
  where story_id = $1 and day >= ($2::timestamptz at time zone 'UTC')::date
    and day < ($3::timestamptz at time zone 'UTC')::date
  group by facet, value order by views desc, value`;

/** What visits of a story were like in a period, the most frequent first. Days are those of UTC. */
export async function readFacets(
  database: Database<Tables>,
  storyId: string,
  { bounds }: StatsWindow,
): Promise<(facet: Facet) => readonly FacetCount[]> {
  const values = [storyId, bounds[0], bounds.at(-1)];
  const rows = await database.query<FacetCount & { facet: Facet }>('stats_facets', FACETS, values);
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  return (facet) => byFacet.get(facet) ?? [];
}

/** Adds up counts that have the same name, the most frequent first. */
export function renamed(counts: readonly FacetCount[], nameOf: (value: string) => string): readonly FacetCount[] {
  const named = Map.groupBy(counts, ({ value }) => nameOf(value));
  return [...named]
    .map(([value, same]) => ({ value, views: sumOf(same, 'views'), reads: sumOf(same, 'reads') }))
    .toSorted((left, right) => right.views - left.views || (left.value < right.value ? -1 : 1));
}

/** The most frequent ones, and all others as one: also those that fewer than `fewest` visits have. */
export function folded(counts: readonly FacetCount[], other: string, fewest = FEWEST): readonly FacetCount[] {
  const shown = counts.filter(({ views }) => views >= fewest).slice(0, MOST_NAMES);
  const rest = counts.filter((count) => !shown.includes(count));
  if (rest.length === 0) return shown;
  return [...shown, { value: other, views: sumOf(rest, 'views'), reads: sumOf(rest, 'reads') }];
}

function sumOf(counts: readonly FacetCount[], key: 'views' | 'reads'): number {
  return counts.reduce((sum, count) => sum + count[key], 0);
}

/** How many views got at least so far, for each tenth of the story. */
export function reached(
  counts: readonly FacetCount[],
): readonly { readonly percent: number; readonly views: number }[] {
  return Array.from({ length: 10 }, (_, place) => place + 1).map((tenth) => ({
    percent: tenth * 10,
    views: sumOf(
      counts.filter(({ value }) => Number(value) >= tenth),
      'views',
    ),
  }));
}
