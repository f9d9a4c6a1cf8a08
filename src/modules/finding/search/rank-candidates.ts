import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Candidate } from './find-candidates.ts';
import { SEARCH_TABLES, type SearchTable } from './search-kind.ts';

export type RankQuery = {
  readonly kind: SearchIndex;
  /** A tsquery of the words as they were typed, and one with everything that counts as them. */
  readonly exactWords: string;
  readonly words: string;
  readonly key: string;
  /** A username or a slug, where it is one. */
  readonly name: string;
};

export type Ranked = { readonly id: string; readonly points: number };

type Row = {
  readonly id: string;
  readonly titleKey: string;
  readonly isNamed: boolean;
  readonly rank: number;
  readonly clicks: number;
};

/** Title 4, subtitle 2, body 1 (rule 47); what counts as a word weighs less than the word. */
const WEIGHTS = '{0, 0.25, 0.5, 1}';
const rankText = (table: SearchTable): string => `
  select r.id, r."titleKey", r."isNamed", r.clicks,
    case when r.exact > 0 then r.exact
      else 0.6 * ts_rank_cd('${WEIGHTS}', r.words, $3::tsquery) end as rank
  from (
    select t.id, t.title_key as "titleKey", t.words,
      t.facets && array['username:' || $6::text, 'slug:' || $6::text, 'tagSlug:' || $6::text] as "isNamed",
      ts_rank_cd('${WEIGHTS}', t.words, $2::tsquery) as exact,
      coalesce((select k.click_count from search_click_count k
        where k.kind = $5 and k.query_key = $4 and k.object_id = t.id), 0) as clicks
    from ${table} t where t.id = any($1) offset 0) r`;

/** The best first (rule 47): exact name, then where the words stand, then standing and what others chose. */
export async function rankCandidates(
  database: Database<Tables>,
  candidates: readonly Candidate[],
  query: RankQuery,
): Promise<readonly Ranked[]> {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const rows = await database.query<Row>(`search_rank_${query.kind}`, rankText(SEARCH_TABLES[query.kind]), [
    [...byId.keys()],
    query.exactWords,
    query.words,
    query.key,
    query.kind,
    query.name,
  ]);
  return rows
    .flatMap((row) => {
      const candidate = byId.get(row.id);
      return candidate === undefined ? [] : [{ id: row.id, points: pointsOf(row, candidate, query.key) }];
    })
    .toSorted((left, right) => right.points - left.points || (left.id < right.id ? -1 : 1));
}

function pointsOf({ titleKey, isNamed, rank, clicks }: Row, { isTitle, score }: Candidate, key: string): number {
  // Names that differ by spaces alone are one name: Boar Pig is BoarPig.
  const isExact = isNamed || titleKey === key || withoutSpaces(titleKey) === withoutSpaces(key);
  const isBeginning = titleKey.startsWith(`${key} `);
  return (
    (isExact ? 12 : 0) +
    (isBeginning ? 2 : 0) +
    (isTitle ? 4 * covered(titleKey, key) : 0) +
    (4 * rank) / (rank + 1) +
    0.15 * score +
    Math.min(4, Math.log2(1 + clicks))
  );
}

function withoutSpaces(key: string): string {
  return key.replaceAll(' ', '');
}

/** How much of a title was typed, from 0 to 1. */
function covered(titleKey: string, key: string): number {
  return Math.min(1, key.length / Math.max(1, titleKey.length));
}
