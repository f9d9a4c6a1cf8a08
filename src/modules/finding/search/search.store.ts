import type { Database } from '#platform/database/database.ts';
import { searchWords } from '#shared/search/search-words.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { SearchEntry } from './search-entry.ts';
import { SEARCH_TABLES, type SearchTable, TIERS } from './search-kind.ts';
import { wordVector } from './word-vector.ts';

/** A name as it is compared with what is typed. */
export function nameKey(name: string): string {
  return searchWords(name)
    .map(({ word }) => word)
    .join(' ')
    .slice(0, 300);
}

const upsertText = (table: SearchTable): string => `
  insert into ${table} as t
    (id, maker_id, title_key, title_words, words, facets, numbers, free_text, score, tier)
  select g.id, g.maker_id, g.title_key, g.title_words::tsvector, g.words::tsvector,
    array(select jsonb_array_elements_text(g.facets::jsonb)), g.numbers::jsonb, g.free_text, g.score,
    coalesce(
      (select min(r.tier) from search_tier r where r.kind = $10 and r.from_score <= g.score),
      (select max(r.tier) + 1 from search_tier r where r.kind = $10), 0)
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::real[])
    as g (id, maker_id, title_key, title_words, words, facets, numbers, free_text, score)
  on conflict (id) do update set maker_id = excluded.maker_id, title_key = excluded.title_key,
    title_words = excluded.title_words, words = excluded.words, facets = excluded.facets, numbers = excluded.numbers,
    free_text = excluded.free_text, score = excluded.score, tier = excluded.tier`;

/** What the vocabulary is to know of an entry. */
export type EntryWords = {
  readonly titleWords: readonly string[];
  readonly words: readonly string[];
  readonly lockedWords: readonly string[];
};

/** Writes what is searched of things of one kind, new or anew; answers with their words. */
export async function upsertEntries(
  database: Database<Tables>,
  kind: SearchIndex,
  entries: readonly SearchEntry[],
): Promise<readonly EntryWords[]> {
  if (entries.length === 0) return [];
  const titles = entries.map(({ title, names, facets }) =>
    wordVector(
      [title, ...names].map((text) => ({ text, weight: 'A' })),
      facets,
    ),
  );
  const wholes = entries.map(({ title, names, subtitle, body, lockedBody, facets }) =>
    wordVector(
      [
        ...[title, ...names].map((text) => ({ text, weight: 'A' as const })),
        { text: subtitle, weight: 'B' },
        { text: body, weight: 'C' },
      ],
      facets,
      lockedBody,
    ),
  );
  const table = SEARCH_TABLES[kind];
  await database.query(`search_upsert_${kind}`, upsertText(table), [
    entries.map(({ id }) => id),
    entries.map(({ makerId }) => makerId),
    entries.map(({ title }) => nameKey(title)),
    titles.map(({ text }) => text),
    wholes.map(({ text }) => text),
    entries.map(({ facets }) => JSON.stringify(facets)),
    entries.map(({ numbers }) => JSON.stringify(numbers)),
    // PostgreSQL keeps no zero byte.
    entries.map(({ freeText }) => freeText.replaceAll('\0', '')),
    entries.map(({ score }) => score),
    kind,
  ]);
  return titles.map(({ words }, index) => ({
    titleWords: words,
    words: wholes[index]?.words ?? [],
    lockedWords: wholes[index]?.lockedWords ?? [],
  }));
}

export async function deleteEntries(
  database: Database<Tables>,
  kind: SearchIndex,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.query(`search_delete_${kind}`, `delete from ${SEARCH_TABLES[kind]} where id = any($1)`, [ids]);
}

export type PendingEntry = { readonly seq: number; readonly kind: SearchIndex; readonly id: string };

const TAKE = 'select seq, kind, id from search_pending order by seq for update skip locked limit 201';

/** The oldest that wait to be read anew; they are this transaction's until it ends. */
export function takePending(database: Database<Tables>): Promise<readonly PendingEntry[]> {
  return database.query<PendingEntry>('search_pending_take', TAKE, []);
}

export async function deletePending(database: Database<Tables>, seqs: readonly number[]): Promise<void> {
  await database.query('search_pending_delete', 'delete from search_pending where seq = any($1)', [seqs]);
}

/** Empties search and lets everything wait to be read anew, the newest stories first. */
export async function pendEverything(database: Database<Tables>): Promise<void> {
  for (const table of Object.values(SEARCH_TABLES))
    await database.query(`search_clear_${table}`, `delete from ${table}`, []);
  await database.query('search_clear_words', 'delete from search_word', []);
  await database.query('search_clear_tiers', 'delete from search_tier', []);
  await database.query('search_pend_others', PEND_OTHERS, []);
  await database.query('search_pend_stories', PEND_STORIES, []);
}

const PEND_OTHERS = `
  insert into search_pending (kind, id)
    select 'user', id from person where state = 'active'
    union all select 'collection', id from publication where state in ('active', 'archived')
    union all select 'tag', id from tag where story_count > 0
    union all select 'catalog', id from list where visibility = 'public'`;
const PEND_STORIES = `
  insert into search_pending (kind, id) select 'post', id from story where is_listed order by sort_key desc`;

const PEND_YOUNG = `
  insert into search_pending (kind, id)
  select 'user', id from person where state = 'active' and story_count > 0 and created_at >= $1`;

/** Lets people be read anew who came since then and write: they may be of quality by now (rule 45). */
export async function pendYoungAuthors(database: Database<Tables>, since: Date): Promise<void> {
  await database.query('search_pend_young', PEND_YOUNG, [since]);
}

/**
 * Says from which score on an entry stands in which tier, and moves those that stand elsewhere; none where all
 * stand in the best.
 */
export async function replaceTiers(
  database: Database<Tables>,
  kind: SearchIndex,
  fromScores: readonly number[],
): Promise<void> {
  await database.query('search_tiers_delete', 'delete from search_tier where kind = $1', [kind]);
  await database.query(
    'search_tiers_insert',
    `insert into search_tier (kind, tier, from_score)
     select $1, g.place - 1, g.score from unnest($2::real[]) with ordinality as g (score, place)`,
    [kind, fromScores],
  );
  const table = SEARCH_TABLES[kind];
  for (const tier of TIERS) {
    const from = tier < fromScores.length ? (fromScores[tier] ?? -Infinity) : -Infinity;
    const below = tier === 0 ? Infinity : (fromScores[tier - 1] ?? -Infinity);
    await database.query(
      `search_tiers_move_${kind}_${tier}`,
      `update ${table} set tier = ${tier} where score >= $1::real and score < $2::real and tier <> ${tier}`,
      [from, below],
    );
  }
}
