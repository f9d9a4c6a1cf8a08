import type { WordPair } from '#shared/search/mark-words.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { TypedWord } from './typed-words.ts';

/** Own judgement: halves of two letters would make two words of almost everything. */
const LETTERS_OF_HALF = 3;
/** Of a second half that is still being typed. */
const LETTERS_BEGUN = 2;
const MOST_LETTERS = 24;
const LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

const halvesText = (second: string): string => `
  select q.first, s.word as second from unnest($1::text[], $2::text[]) as q (first, second)
  join search_word f on f.word = q.first and (not f.is_locked or $3)
  cross join lateral (
    select w.word, w.title_count from search_word w where ${second} and (not w.is_locked or $3)
    order by w.title_count desc, w.word limit 3) s
  order by least(f.title_count, s.title_count) desc, q.first limit 5`;
const WHOLE = halvesText('w.word = q.second');
const BEGUN = halvesText('w.word >= q.second and w.word < q.second || $4');
/** After every text that begins with what stands before it. */
const HIGHEST_LETTER = '\u{10FFFF}';

type Halves = { readonly first: string; readonly second: string };

/** The two words that somebody may have written as one: `oversoul` is `over soul` where both are known. */
export async function splitWord(
  database: Database<Tables>,
  { word, isPrefix }: TypedWord,
  withLocked: boolean,
): Promise<readonly WordPair[]> {
  const places = placesOf(word, isPrefix ? LETTERS_BEGUN : LETTERS_OF_HALF);
  if (places.length === 0) return [];
  const halves = [places.map((place) => word.slice(0, place)), places.map((place) => word.slice(place)), withLocked];
  const found = isPrefix
    ? await database.query<Halves>('search_halves_begun', BEGUN, [...halves, HIGHEST_LETTER])
    : await database.query<Halves>('search_halves', WHOLE, halves);
  return found.map(({ first, second }) => [first, second]);
}

function placesOf(word: string, ofSecond: number): readonly number[] {
  if (word.length > MOST_LETTERS || !LETTERS.test(word)) return [];
  const count = Math.max(0, word.length - LETTERS_OF_HALF - ofSecond + 1);
  return Array.from({ length: count }, (_item, index) => index + LETTERS_OF_HALF);
}
