import type { Database } from '#platform/database/database.ts';
import { fixedLimit } from '#platform/database/fixed-limit.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/tables.ts';
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

export type Candidates = { readonly found: readonly Candidate[]; readonly isComplete: boolean };

const FITS = '($2::jsonpath is null or t.numbers @@ $2::jsonpath)';

/** `offset 0` keeps the planner from walking down the scores in the hope of a match. */
const tierText = (table: SearchTable, tier: number, limit: number): string => {
  const inColumn = (column: string, isTitle: boolean) => `
    (select f.id, f.score, ${isTitle} as "isTitle" from (
      select t.id, t.score from ${table} t where t.tier = ${tier} and t.${column} @@ $1::tsquery and ${FITS} offset 0
    ) f order by f.score desc, f.id limit ${limit})`;
  return `${inColumn('title_words', true)} union all ${inColumn('words', false)}`;
};
const keyText = (table: SearchTable): string => `
  select t.id, t.score, true as "isTitle" from ${table} t
  where t.title_key = $1 and ($3::tsquery is null or t.title_words @@ $3::tsquery) and ${FITS}
  order by t.score desc limit 31`;
const browseText = (table: SearchTable, limit: number): string => `
  select t.id, t.score, false as "isTitle" from ${table} t
  where ($1::tsquery is null or t.title_words @@ $1::tsquery) and ${FITS} order by t.score desc, t.id limit ${limit}`;

/**
 * The first step: the best by standing of what fits. The tiers are asked one after another until there are enough,
 * so that the work does not grow with what is there.
 */
export async function findCandidates(database: Database<Tables>, query: CandidateQuery): Promise<Candidates> {
  const table = SEARCH_TABLES[query.kind];
  const limit = fixedLimit(Math.min(Math.max(query.wanted * 2, 101), 1_001));
  const both = [query.words, query.conditions].filter((part) => part !== null).join(' & ');
  if (query.words === null && !query.hasCondition) return browse(database, query, limit);
  const exact =
    query.key === ''
      ? []
      : await database.query<Candidate>(`search_key_${query.kind}`, keyText(table), [
          query.key,
          query.numbers,
          query.conditions,
        ]);
  const found = new Map(exact.map((candidate) => [candidate.id, candidate]));
  for (const tier of TIERS) {
    const name = `search_tier_${query.kind}_${tier}_${limit}`;
    const rows = await database.query<Candidate>(name, tierText(table, tier, limit), [both, query.numbers]);
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    if (found.size >= limit) return { found: [...found.values()], isComplete: false };
  }
  return { found: [...found.values()], isComplete: true };
}

async function browse(database: Database<Tables>, query: CandidateQuery, limit: number): Promise<Candidates> {
  const name = `search_browse_${query.kind}_${limit}`;
  const text = browseText(SEARCH_TABLES[query.kind], limit);
  const found = await database.query<Candidate>(name, text, [query.conditions, query.numbers]);
  return { found, isComplete: found.length < limit };
}
