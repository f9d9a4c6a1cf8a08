import type { Database } from '#platform/database/database.ts';
import { fixedLimit } from '#platform/database/fixed-limit.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { countCandidates } from './count-candidates.ts';
import { SEARCH_TABLES, type SearchTable, TIERS } from './search-kind.ts';

export type Candidate = { readonly id: string; readonly score: number; readonly isTitle: boolean };

export type CandidateQuery = {
  readonly kind: SearchIndex;
  /** A tsquery of the words; null where nothing was typed. */
  readonly words: string | null;
  /** A tsquery of what else must hold; null where nothing must. */
  readonly conditions: string | null;
  /** Whether the conditions can be looked up, and not only left out. */
  readonly hasCondition: boolean;
  readonly numbers: string | null;
  /** What was typed, folded: a name that is exactly so comes in whatever its standing. */
  readonly key: string;
  readonly wanted: number;
};

export type Candidates = {
  readonly found: readonly Candidate[];
  readonly isComplete: boolean;
  /** How many fit, also where not all of them were fetched. */
  readonly total: number;
};

/** Written only where it is asked: a condition that may be absent hides the order of an index from the planner. */
const fits = (hasNumbers: boolean): string => (hasNumbers ? 'and t.numbers @@ $2::jsonpath' : '');

/** `offset 0` keeps the planner from walking down the scores in the hope of a match. */
const tierText = (table: SearchTable, tier: number, limit: number, hasNumbers: boolean): string => {
  const inColumn = (column: string, isTitle: boolean) => `
    (select f.id, f.score, ${isTitle} as "isTitle" from (
      select t.id, t.score from ${table} t where t.tier = ${tier} and t.${column} @@ $1::tsquery ${fits(hasNumbers)} offset 0
    ) f order by f.score desc, f.id limit ${limit})`;
  return `${inColumn('title_words', true)} union all ${inColumn('words', false)}`;
};
const keyText = (table: SearchTable): string => `
  select t.id, t.score, true as "isTitle" from ${table} t
  where t.title_key = $1 and ($3::tsquery is null or t.title_words @@ $3::tsquery)
    and ($2::jsonpath is null or t.numbers @@ $2::jsonpath)
  order by t.score desc limit 31`;
const browseText = (table: SearchTable, limit: number, query: CandidateQuery): string => `
  select t.id, t.score, false as "isTitle" from ${table} t
  where true ${query.conditions === null ? unused(query) : 'and t.title_words @@ $1::tsquery'} ${fits(query.numbers !== null)}
  order by t.score desc, t.id limit ${limit}`;
/** A value that is not used has no type of its own. */
const unused = ({ numbers }: CandidateQuery): string => (numbers === null ? '' : 'and $1::text is null');
const HIGHEST_TIER = 'select coalesce(max(tier) + 1, 0)::integer as highest from search_tier where kind = $1';

/**
 * The first step: the best by standing of what fits. The tiers are asked one after another until there are enough,
 * so that the work does not grow with what is there.
 */
export async function findCandidates(database: Database<Tables>, query: CandidateQuery): Promise<Candidates> {
  const table = SEARCH_TABLES[query.kind];
  const limit = fixedLimit(Math.min(Math.max(query.wanted * 2, 101), 1_001));
  const both = [query.words, query.conditions].filter((part) => part !== null).join(' & ');
  if (query.words === null && !query.hasCondition) return browse(database, query, limit);
  const hasNumbers = query.numbers !== null;
  const ask = (tier: number): Promise<Candidate[]> => {
    const name = `search_tier_${query.kind}_${tier}_${limit}${hasNumbers ? '_numbers' : ''}`;
    const values = hasNumbers ? [both, query.numbers] : [both];
    return database.query<Candidate>(name, tierText(table, tier, limit, hasNumbers), values);
  };
  const keyed = [query.key, query.numbers, query.conditions];
  const [exact, best, [row]] = await Promise.all([
    query.key === '' ? [] : database.query<Candidate>(`search_key_${query.kind}`, keyText(table), keyed),
    ask(0),
    database.query<{ highest: number }>('search_highest_tier', HIGHEST_TIER, [query.kind]),
  ]);
  const found = new Map<string, Candidate>();
  const add = (candidates: readonly Candidate[]): void => {
    for (const candidate of candidates)
      if (candidate.isTitle || !found.has(candidate.id)) found.set(candidate.id, candidate);
  };
  add(best);
  for (const tier of TIERS.slice(1, (row?.highest ?? 0) + 1)) {
    if (found.size >= limit) break;
    add(await ask(tier));
  }
  // Whatever its standing, what bears the name that was typed is never cut off.
  for (const { id } of exact) found.delete(id);
  const { found: others, isComplete } = cut([...found.values()], limit);
  const all = [...exact, ...others];
  return { found: all, isComplete, total: isComplete ? all.length : await countCandidates(database, query) };
}

/** Of many those whose title fits stand first, then those of the best standing. */
function cut(found: readonly Candidate[], limit: number): Omit<Candidates, 'total'> {
  if (found.length < limit) return { found, isComplete: true };
  const sorted = found.toSorted(
    (left, right) => Number(right.isTitle) - Number(left.isTitle) || right.score - left.score,
  );
  return { found: sorted.slice(0, limit), isComplete: false };
}

async function browse(database: Database<Tables>, query: CandidateQuery, limit: number): Promise<Candidates> {
  const { conditions, numbers } = query;
  const kind = `${query.kind}_${limit}${conditions === null ? '' : '_words'}${numbers === null ? '' : '_numbers'}`;
  const text = browseText(SEARCH_TABLES[query.kind], limit, query);
  const values = numbers !== null ? [conditions, numbers] : conditions === null ? [] : [conditions];
  const found = await database.query<Candidate>(`search_browse_${kind}`, text, values);
  const isComplete = found.length < limit;
  return { found, isComplete, total: isComplete ? found.length : await countCandidates(database, query) };
}
