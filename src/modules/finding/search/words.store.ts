import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { deletionsOf } from './deletions.ts';
import type { EntryWords } from './search.store.ts';

/** In the order of words, so that two that write at once never wait for each other in a circle. */
const INSERT = `
  insert into search_word as w (word, title_count, stem, deletions, is_locked)
  select g.word, g.title_count, coalesce((ts_lexize('english_stem', g.word))[1], g.word),
    array(select jsonb_array_elements_text(g.deletions::jsonb)), g.is_locked
  from unnest($1::text[], $2::integer[], $3::text[], $4::boolean[]) as g (word, title_count, deletions, is_locked)
  order by g.word
  on conflict (word) do update set title_count = w.title_count + excluded.title_count,
      is_locked = w.is_locked and excluded.is_locked
    where excluded.title_count > 0 or (w.is_locked and not excluded.is_locked)`;

/**
 * Adds words to the vocabulary, by which beginnings are completed and typos mended. Counts say in how many titles
 * a word stood when it came in: an order of size, since nothing is taken away. Words that stood nowhere but behind
 * locks are marked, and strangers never meet them.
 */
export async function addWords(database: Database<Tables>, entries: readonly EntryWords[]): Promise<void> {
  const counts = new Map<string, number>();
  const free = new Set<string>();
  for (const { titleWords, words, lockedWords } of entries) {
    for (const word of words) free.add(word);
    for (const word of [...words, ...lockedWords]) if (!counts.has(word)) counts.set(word, 0);
    for (const word of titleWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts.keys()].toSorted();
  if (sorted.length === 0) return;
  await database.query('search_words_insert', INSERT, [
    sorted,
    sorted.map((word) => counts.get(word) ?? 0),
    sorted.map((word) => JSON.stringify(deletionsOf(word))),
    sorted.map((word) => !free.has(word)),
  ]);
}
