import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { CandidateQuery } from './find-candidates.ts';
import { SEARCH_TABLES, TIERS } from './search-kind.ts';

/** As the hosted service has it: nobody reads further, and nothing counts further. */
export const MOST_HITS = 1_000;

type Count = { readonly count: number };

/**
 * How many fit, whatever page is asked for, where there are more than a page needs: the tiers are counted one after
 * another up to `MOST_HITS`, by their indexes alone.
 */
export async function countCandidates(
  database: Database<Tables>,
  { kind, words, conditions, hasCondition, numbers }: CandidateQuery,
): Promise<number> {
  const isBrowsed = words === null && !hasCondition;
  const both = [words, conditions].filter((part) => part !== null).join(' & ');
  const values = [...(both === '' ? [] : [both]), ...(numbers === null ? [] : [numbers])];
  const tests = [
    ...(both === '' ? [] : ['t.words @@ $1::tsquery']),
    ...(numbers === null ? [] : [`t.numbers @@ $${values.length}::jsonpath`]),
  ];
  const shape = `${kind}_${both === '' ? 'all' : 'words'}${numbers === null ? '' : '_numbers'}`;
  const ask = async (tier: number | null): Promise<number> => {
    const where = [...tests, ...(tier === null ? [] : [`t.tier = ${tier}`])].join(' and ') || 'true';
    const text = `select count(*)::integer as count from (
      select 1 from ${SEARCH_TABLES[kind]} t where ${where} limit ${MOST_HITS}) f`;
    const [row] = await database.query<Count>(`search_count_${shape}_${tier ?? 'any'}`, text, values);
    return row?.count ?? 0;
  };
  if (isBrowsed) return ask(null);
  let total = 0;
  for (const tier of TIERS) {
    total += await ask(tier);
    if (total >= MOST_HITS) return MOST_HITS;
  }
  return total;
}
