import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { LETTERS_FOR_TWO_TYPOS, deletionsOf, mayBeMistyped } from './deletions.ts';
import { editDistance } from './edit-distance.ts';

type Near = { readonly word: string; readonly count: number };

const ONE_AWAY = `
  select w.word, w.title_count as count from search_word w where w.deletions && $1::text[] and (not w.is_locked or $2)
  order by w.title_count desc, w.word limit 101`;
const TWO_AWAY = `
  select w.word, w.title_count as count from search_word w where length(w.word) >= 8 and w.word % $1 and (not w.is_locked or $2)
  order by similarity(w.word, $1) desc, w.word limit 31`;
/** Own judgement: a word has few neighbours that somebody meant. */
const MOST = 10;

/** Words that somebody may have meant who typed this one: one typo from 4 letters on, two from 8 (rule 47). */
export async function mendWord(
  database: Database<Tables>,
  typed: string,
  withLocked: boolean,
): Promise<readonly string[]> {
  if (!mayBeMistyped(typed)) return [];
  const near = await database.query<Near>('search_words_one_away', ONE_AWAY, [deletionsOf(typed), withLocked]);
  const one = nearest(typed, near, 1);
  if (one.length > 0 || typed.length < LETTERS_FOR_TWO_TYPOS) return one;
  const far = await database.query<Near>('search_words_two_away', TWO_AWAY, [typed, withLocked]);
  return nearest(typed, [...near, ...far], 2);
}

/** The fewest typos first, then the words of most titles; nobody mistypes the first letter twice. */
function nearest(typed: string, found: readonly Near[], most: number): readonly string[] {
  const measured = found.flatMap(({ word, count }) => {
    const distance = editDistance(typed, word, most);
    return distance === 0 || distance > most ? [] : [{ word, count, distance }];
  });
  const sorted = measured.toSorted((left, right) => left.distance - right.distance || right.count - left.count);
  return [...new Set(sorted.map(({ word }) => word))].slice(0, MOST);
}
