import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { SEARCH_TABLES } from './search-kind.ts';
import { facetAttributes, numberAttributes } from './searchable-attributes.ts';

export type FacetCounts = {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { min: number; max: number; avg: number; sum: number }>>;
};

type CountRow = { readonly name: string; readonly value: string; readonly count: number };
type StatRow = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
};

/** Counts the values of attributes over what was found, the most frequent first; `*` means all there are. */
export async function countFacets(
  database: Database<Tables>,
  kind: SearchIndex,
  request: { readonly ids: readonly string[]; readonly names: readonly string[]; readonly most: number },
): Promise<FacetCounts> {
  const bare = new Set(
    request.names.map((name) => name.replace(/^(?:searchable|filterOnly|afterDistinct)\((.*)\)$/, '$1')),
  );
  const wanted = (known: readonly string[]) => known.filter((name) => bare.has('*') || bare.has(name));
  const [facets, numbers] = [wanted(facetAttributes[kind]), wanted(numberAttributes[kind])];
  const table = SEARCH_TABLES[kind];
  const [rows, values, stats] = await Promise.all([
    database.query<CountRow>(`search_facets_${kind}`, facetText(table), [request.ids, facets]),
    database.query<CountRow>(`search_numbers_${kind}`, numberText(table), [request.ids, numbers]),
    database.query<StatRow>(`search_stats_${kind}`, statText(table), [request.ids, numbers]),
  ]);
  const counts: Record<string, Record<string, number>> = Object.fromEntries(
    [...facets, ...numbers].map((name) => [name, {}]),
  );
  for (const { name, value, count } of [...rows, ...values]) {
    const ofName = counts[name];
    if (ofName !== undefined && Object.keys(ofName).length < request.most) ofName[value] = count;
  }
  return {
    counts,
    stats: Object.fromEntries(stats.map(({ name, min, max, avg, sum }) => [name, { min, max, avg, sum }])),
  };
}

const facetText = (table: string): string => `
  select split_part(f.facet, ':', 1) as name, substr(f.facet, strpos(f.facet, ':') + 1) as value, count(*)::integer as count
  from ${table} t cross join lateral unnest(t.facets) as f (facet)
  where t.id = any($1) and split_part(f.facet, ':', 1) = any($2)
  group by 1, 2 order by 3 desc, 2`;
const numberText = (table: string): string => `
  select n.key as name, n.value::text as value, count(*)::integer as count
  from ${table} t cross join lateral jsonb_each(t.numbers) as n
  where t.id = any($1) and n.key = any($2) group by 1, 2 order by 3 desc, 2`;
const statText = (table: string): string => `
  select n.key as name, min(n.value::float8) as min, max(n.value::float8) as max, avg(n.value::float8) as avg,
    sum(n.value::float8) as sum
  from ${table} t cross join lateral jsonb_each(t.numbers) as n
  where t.id = any($1) and n.key = any($2) group by 1`;
