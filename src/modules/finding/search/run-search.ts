import type { WordMatcher } from '#shared/search/mark-words.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { FilterClauses } from './filters/filter.ts';
import { type FilterConditions, filterConditions } from './filters/filter-conditions.ts';
import { MOST_HITS } from './count-candidates.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { type QueryWord, lookUpWords } from './look-up-words.ts';
import { lockedWordsFor, type WordQueries, wordQueries } from './locked-words.ts';
import { type Ranked, rankCandidates } from './rank-candidates.ts';
import { nameKey } from './search.store.ts';
import { type QueryType, type TypedWord, typedWords } from './typed-words.ts';
import { viewerConditions } from './viewer-conditions.ts';
import { findByHandle } from './find-by-handle.ts';
import { type SearchHit, visibleHits } from './visible-hits.ts';

export type SearchInput = {
  readonly kind: SearchIndex;
  readonly query: string;
  readonly filters: FilterClauses;
  /** From the best one, 0. */
  readonly offset: number;
  readonly length: number;
  /** How many are counted at least, where more than the page matters. */
  readonly counted?: number;
  readonly mayMend: boolean;
  readonly queryType?: QueryType;
};

export type SearchOutcome = {
  readonly hits: readonly { readonly hit: SearchHit; readonly points: number }[];
  readonly total: number;
  /** False where there are more than were counted. */
  readonly isTotalExact: boolean;
  readonly matchers: readonly WordMatcher[];
  /** Ids of everything that was found, the best first, as far as it was counted: for facets. */
  readonly ids: readonly string[];
};

/** Own judgement: fewer than these, and what was typed may be a typo although there is such a word. */
const FEW = 3;
/** No fewer points than of what bears exactly the name that was typed. */
const NAMED = 12;

const NOTHING: SearchOutcome = { hits: [], total: 0, isTotalExact: true, matchers: [], ids: [] };

type Found = {
  readonly words: readonly QueryWord[];
  readonly ranked: readonly Ranked[];
  readonly isComplete: boolean;
  readonly total: number;
};

/** Searches one index as this viewer may: candidates, rank, load and see. */
export async function runSearch(context: ReadContext, asked: SearchInput): Promise<SearchOutcome> {
  // PostgreSQL takes no zero byte and no half of a character.
  const input = { ...asked, query: asked.query.replaceAll('\0', ' ').toWellFormed() };
  const typed = typedWords(input.query, input.queryType);
  // Signs alone are no wish to see everything, as an empty box is.
  if (typed.length === 0 && input.query.trim() !== '') return NOTHING;
  const own = await viewerConditions(context, input.kind);
  const conditions = filterConditions([...input.filters, ...own]);
  let found = await findOnce(context, input, conditions, typed, false);
  if (input.mayMend && typed.length > 0 && mayBeTypo(found.ranked, typed.length)) {
    const mended = await findOnce(context, input, conditions, typed, true);
    found = merge(found, mended);
  }
  // Quality is a number; whoever is kept apart is not found by their handle either.
  const apart = own.filter((clause) => clause.every((filter) => filter.kind === 'facet'));
  const [named] = input.kind === 'user' ? await findByHandle(context, input.query, [...input.filters, ...apart]) : [];
  if (named !== undefined) {
    const others = found.ranked.filter(({ id }) => id !== named.id);
    found = { ...found, ranked: [named, ...others] };
  }
  const end = Math.min(input.offset + input.length, MOST_HITS);
  const hits = await seeSome(context, input.kind, found.ranked, end);
  return {
    hits: hits.seen.slice(input.offset, end),
    total: Math.min(Math.max(found.total, found.ranked.length) - hits.hidden, MOST_HITS),
    isTotalExact: found.isComplete,
    matchers: found.words,
    ids: found.ranked.map(({ id }) => id),
  };
}

async function findOnce(
  context: ReadContext,
  input: SearchInput,
  conditions: FilterConditions,
  typed: readonly TypedWord[],
  isForgiving: boolean,
): Promise<Found> {
  const locked = lockedWordsFor(input.kind === 'post' ? context.viewer : null);
  const { mayMend } = input;
  const words = await lookUpWords(context.database, typed, { mayMend, isForgiving, withLocked: locked.of === 'all' });
  const usable = isForgiving ? words.filter(({ variants, pairs }) => variants.length + pairs.length > 0) : words;
  const queries = wordQueries(words, usable, locked);
  if (typed.length > 0 && queries.found === null) return { words, ranked: [], isComplete: true, total: 0 };
  const candidates = await findCandidates(context.database, {
    kind: input.kind,
    words: queries.found,
    conditions: conditions.facets.length === 0 ? null : conditions.facets.join(' & '),
    hasCondition: conditions.isPositive,
    numbers: conditions.numbers,
    key: nameKey(input.query),
    wanted: Math.max(input.offset + input.length, input.counted ?? 0),
  });
  const { isComplete, total } = candidates;
  return { words, ranked: await rank(context, input, candidates, queries), isComplete, total };
}

async function rank(
  { database }: ReadContext,
  input: SearchInput,
  { found }: Candidates,
  queries: WordQueries,
): Promise<readonly Ranked[]> {
  if (queries.found === null) return found.map(({ id, score }) => ({ id, points: score }));
  return rankCandidates(database, found, {
    kind: input.kind,
    exactWords: queries.exact,
    words: queries.weighed,
    key: nameKey(input.query),
    name: input.query.trim().toLowerCase().replace(/^@/, ''),
  });
}

/** Nothing was found; or little, of few words, and nothing that bears this name. */
function mayBeTypo(ranked: readonly Ranked[], words: number): boolean {
  if (ranked.length === 0) return true;
  return ranked.length < FEW && words < FEW && (ranked[0]?.points ?? 0) < NAMED;
}

/** What was found as typed stands before what was found by mending. */
function merge(first: Found, second: Found): Found {
  const known = new Set(first.ranked.map(({ id }) => id));
  const ranked = [...first.ranked, ...second.ranked.filter(({ id }) => !known.has(id))];
  return { words: second.words, ranked, isComplete: second.isComplete, total: second.total };
}

/** Loads from the best on until the page is full. */
async function seeSome(context: ReadContext, kind: SearchIndex, ranked: readonly Ranked[], end: number) {
  const points = new Map(ranked.map((one) => [one.id, one.points]));
  const seen: { readonly hit: SearchHit; readonly points: number }[] = [];
  let place = 0;
  while (seen.length < end && place < ranked.length) {
    const some = ranked.slice(place, place + Math.max(end - seen.length, 10)).map(({ id }) => id);
    place += some.length;
    for (const hit of await visibleHits(context, kind, some)) {
      seen.push({ hit, points: points.get(hit.entity.id) ?? 0 });
    }
  }
  return { seen, hidden: place - seen.length };
}
