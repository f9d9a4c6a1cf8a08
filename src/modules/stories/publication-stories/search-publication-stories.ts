import { foldText } from '#shared/search/fold-text.ts';
import type { KeysetStatement } from '#modules/ground/keyset.ts';
import { MOST_PAGE_SIZE } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** Own judgement: what is longer narrows nothing down. */
const MOST_LETTERS = 200;
const MOST_WORDS = 6;
/** Own judgement: whoever types a letter that hundreds of writers share types another. */
const MOST_WRITERS = 50;

/**
 * What was typed, as patterns for `folded_words`: a word of one or two letters begins one there, a longer one stands
 * anywhere. Null where nothing was typed, and none where there was no letter in it.
 */
export function wordPatterns(query: string | null | undefined): readonly string[] | null {
  if (query === null || query === undefined || query.trim() === '') return null;
  const words = foldText(query.slice(0, MOST_LETTERS)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

/** Each pattern is a condition of its own: an index answers none that stand in an array. */
export function bearsAll(words: string, patterns: readonly string[], firstPlace: number): string {
  return patterns.map((_pattern, index) => `${words} like $${firstPlace + index}`).join(' and ');
}

/** SQL of what the words of a search are looked for in. */
export type Searched = {
  /** Folded, as those that are typed. */
  readonly titleWords: string;
  /** Whether a person `p` wrote it. */
  readonly isWriter: string;
};

/** Those of a short list whose title or writers bear all words. */
export function amongFew(
  statement: KeysetStatement,
  { titleWords, isWriter }: Searched,
  patterns: readonly string[],
): KeysetStatement {
  const isBy = `exists (select from person p where ${isWriter} and ${bearsAll('p.name_words', patterns, 4)})`;
  const place = statement.text.lastIndexOf('order by');
  const text = `${statement.text.slice(0, place)} and (${bearsAll(titleWords, patterns, 4)} or ${isBy})
    ${statement.text.slice(place)}`;
  return { ...statement, name: `${statement.name}_search_${patterns.length}`, text, values: patterns };
}

/** Own judgement: of what so many titles bear, a page is found soon on the way from the newest on. */
const MANY = 1_000;
/** Spelled as the index of words spells it. */
const LISTED = 's.is_listed and s.publication_id is not null';

/**
 * Those published stories of a publication whose title bears all words, and those by a writer whose name does: titles
 * are found by their words where few bear them and in the order of the list where many do, so that it is as quick
 * among very many.
 */
export async function amongMany(
  context: ReadContext,
  start: KeysetStatement['start'],
  publicationId: string,
  patterns: readonly string[],
): Promise<KeysetStatement> {
  const most = MOST_PAGE_SIZE + 1;
  const [writerIds, isMany] = await Promise.all([
    findWriters(context, publicationId, patterns),
    doManyBear(context, publicationId, patterns),
  ]);
  const isAfter = '(s.sort_key, s.id) < ($2::bigint, $3)';
  const inOrder = 'order by s.sort_key desc, s.id desc';
  const bearing = bearsAll('s.title_words', patterns, 5);
  const titles = isMany
    ? `select s.id, s.sort_key as key from (
        select s.id, s.sort_key, s.title_words from story s
        where s.publication_id = o.id and ${LISTED} and ${isAfter} ${inOrder} offset 0) s where ${bearing}`
    : `select s.id, s.sort_key as key from story s
        where s.publication_id || '' = o.id and ${LISTED} and ${bearing} and ${isAfter}`;
  return {
    name: `publication_stories_published_search_${isMany ? 'many' : 'few'}_${patterns.length}`,
    text: `
      select u.id, u.key from (
        (${titles} ${inOrder} limit ${most})
        union
        (select b.id, b.key from unnest($4::text[]) w (id) cross join lateral (
          select s.id, a.sort_key as key from story_author a join story s on s.id = a.story_id
          where a.person_id = w.id and a.is_listed and s.publication_id = o.id
            and (a.sort_key, a.story_id) < ($2::bigint, $3)
          order by a.sort_key desc, a.story_id desc limit ${most}) b)
      ) u order by u.key desc, u.id desc`,
    start,
    values: [writerIds, ...patterns],
  };
}

async function doManyBear(
  { database }: ReadContext,
  publicationId: string,
  patterns: readonly string[],
): Promise<boolean> {
  const text = `
    select count(*)::int as count from (
      select from story s where s.publication_id || '' = $1 and ${LISTED} and ${bearsAll('s.title_words', patterns, 2)}
      limit ${MANY + 1}) t`;
  const name = `publication_titles_count_${patterns.length}`;
  const [row] = await database.query<{ count: number }>(name, text, [publicationId, ...patterns]);
  return row !== undefined && row.count > MANY;
}

async function findWriters(
  { database }: ReadContext,
  publicationId: string,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const text = `
    select p.id from publication_writer w join person p on p.id = w.person_id
    where w.publication_id = $1 and w.story_count > 0 and ${bearsAll('p.name_words', patterns, 2)}
    order by w.story_count desc, p.id limit ${MOST_WRITERS}`;
  const name = `publication_writers_search_${patterns.length}`;
  const rows = await database.query<{ id: string }>(name, text, [publicationId, ...patterns]);
  return rows.map(({ id }) => id);
}
