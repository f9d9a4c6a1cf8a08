import type { ReadContext } from '#modules/ground/read-context.ts';
import type { FilterClauses } from './filters/filter.ts';
import { filterConditions } from './filters/filter-conditions.ts';
import type { Ranked } from './rank-candidates.ts';
import { facetLexeme } from './word-vector.ts';

const TEXT = `
  select t.id from search_person t
  where t.id = (select p.id from person p where lower(p.username) = $1)
    and t.title_words @@ $2::tsquery and ($3::jsonpath is null or t.numbers @@ $3::jsonpath)`;
/** More than anything else gives. */
const POINTS = 100;

/** Whoever's handle is typed exactly is found, of whatever quality they are (rule 45). */
export async function findByHandle(
  { database }: Pick<ReadContext, 'database'>,
  query: string,
  filters: FilterClauses,
): Promise<readonly Ranked[]> {
  const handle = query.trim().toLowerCase().replace(/^@/, '');
  if (handle === '' || handle.length > 100) return [];
  const { facets, numbers } = filterConditions(filters);
  const conditions = [facetLexeme(`username:${handle}`), ...facets].join(' & ');
  const rows = await database.query<{ id: string }>('search_handle', TEXT, [handle, conditions, numbers]);
  return rows.map(({ id }) => ({ id, points: POINTS }));
}
