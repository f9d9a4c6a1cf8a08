import type { Database } from '#platform/database/database.ts';
import type { WordMatcher, WordPair } from '#shared/search/mark-words.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { mendWord } from './mend-word.ts';
import { splitWord } from './split-word.ts';
import { type TypedWord, mayBegin } from './typed-words.ts';

/** A word of a query with everything that counts as it. */
export type QueryWord = WordMatcher & {
  /** Words of the index: as typed, of one stem with it, begun by it, or a typo away. */
  readonly variants: readonly string[];
  /** Whether the vocabulary has it as it was typed. */
  readonly isKnown: boolean;
  /** Words that stand apart and were typed as one. */
  readonly pairs: readonly WordPair[];
};

/** Own judgement: a word that more titles bear is meant as it is, and is no two that were written together. */
const TITLES_OF_RARE = 3;
/** Own judgement: a shorter word that stands somewhere is as likely to be meant as its many neighbors. */
const LETTERS_OF_KNOWN_TYPO = 5;

type Known = { readonly word: string; readonly titles: number };
type Found = { readonly word: string };
type Mate = { readonly typed: string; readonly word: string };

const KNOWN = 'select word, title_count as titles from search_word where word = any($1) and (not is_locked or $2)';
const MATES = `
  select q.word as typed, m.word from unnest($1::text[]) as q (word)
  cross join lateral (
    select w.word from search_word w
    where w.stem = coalesce((ts_lexize('english_stem', q.word))[1], q.word) and w.word <> q.word and (not w.is_locked or $2)
    order by w.title_count desc, w.word limit 7) m`;
const BEGUN: Readonly<Record<number, string>> = Object.fromEntries(
  [1, 2, 3, 4].map((letters) => [
    letters,
    `select word from search_word where left(word, ${letters}) = $1 and (not is_locked or $2) order by title_count desc limit 26`,
  ]),
);
/** After every text that begins with what stands before it. */
const HIGHEST_LETTER = '\u{10FFFF}';
const BEGUN_LONG = `
  select word from search_word where word >= $1 and word < $2 and (not is_locked or $3)
  order by title_count desc, length(word), word limit 26`;

type LookUp = {
  readonly mayMend: boolean;
  /** Every word may be a typo, and not those alone that there are not. */
  readonly isForgiving: boolean;
  /** Words that stand nowhere but behind locks are known too. */
  readonly withLocked: boolean;
};

/** Looks the words of a query up. */
export async function lookUpWords(
  database: Database<Tables>,
  typed: readonly TypedWord[],
  options: LookUp,
): Promise<readonly QueryWord[]> {
  const { withLocked } = options;
  const words = [...new Set(typed.map(({ word }) => word))];
  const joined = typed.slice(1).map(({ word }, index) => (typed[index]?.word ?? '') + word);
  const [known, mates, begun] = await Promise.all([
    database.query<Known>('search_words_known', KNOWN, [[...words, ...joined], withLocked]),
    database.query<Mate>('search_words_mates', MATES, [words.filter((word) => word.length > 3), withLocked]),
    Promise.all(
      typed.map((word) => (mayBegin(word) ? beginningWith(database, word.word, withLocked) : Promise.resolve([]))),
    ),
  ]);
  const titlesOf = new Map(known.map(({ word, titles }) => [word, titles]));
  return Promise.all(
    typed.map(async (one, index) => {
      const { word, isPrefix } = one;
      const matesOf = mates.filter((mate) => mate.typed === word).map((mate) => mate.word);
      const completed = begun[index] ?? [];
      const titles = titlesOf.get(word);
      const isMissing = titles === undefined && completed.length === 0;
      const isMended = options.mayMend && (isMissing || (options.isForgiving && mayBeTypo(word, titles)));
      const [mended, pairs] = await Promise.all([
        isMended ? mendWord(database, word, withLocked) : [],
        (titles ?? 0) <= TITLES_OF_RARE ? splitWord(database, one, withLocked) : [],
      ]);
      const matesOfMended =
        mended.length === 0 ? [] : await database.query<Mate>('search_words_mates', MATES, [mended, withLocked]);
      const whole = [
        ...(titles === undefined ? [] : [word]),
        ...[joined[index - 1], joined[index]].filter((both) => both !== undefined && titlesOf.has(both)),
        ...matesOf,
        ...mended,
        ...matesOfMended.map((mate) => mate.word),
      ].filter((variant) => variant !== undefined);
      return {
        typed: word,
        isKnown: titles !== undefined,
        whole: new Set(whole),
        prefix: isPrefix ? word : null,
        variants: [...new Set([...whole, ...completed])],
        pairs,
      };
    }),
  );
}

/** What stands in a title is spelled as somebody meant it, and so is a short word that there is. */
function mayBeTypo(word: string, titles: number | undefined): boolean {
  return titles === undefined || (titles === 0 && word.length >= LETTERS_OF_KNOWN_TYPO);
}

async function beginningWith(
  database: Database<Tables>,
  word: string,
  withLocked: boolean,
): Promise<readonly string[]> {
  const letters = [...word].length;
  const text = BEGUN[letters];
  const rows =
    text === undefined
      ? await database.query<Found>('search_words_begun', BEGUN_LONG, [word, word + HIGHEST_LETTER, withLocked])
      : await database.query<Found>(`search_words_begun_${letters}`, text, [word, withLocked]);
  return rows.map((row) => row.word);
}
