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
function bearsAll(text: string, patterns: readonly string[], firstPlace: number): string {
  return patterns.map((_pattern, index) => `folded_words(${text}) like $${firstPlace + index}`).join(' and ');
}

const NAMES = "concat_ws(' ', p.name, p.username)";

/** SQL of what the words of a search are looked for in. */
export type Searched = {
  readonly title: string;
  /** Whether a person `p` wrote it. */
  readonly isWriter: string;
};

/** Those of a short list whose title or writers bear all words. */
export function amongFew(
  statement: KeysetStatement,
  { title, isWriter }: Searched,
  patterns: readonly string[],
): KeysetStatement {
  const isBy = `exists (select from person p where ${isWriter} and ${bearsAll(NAMES, patterns, 4)})`;
  const place = statement.text.lastIndexOf('order by');
  const text = `${statement.text.slice(0, place)} and (${bearsAll(title, patterns, 4)} or ${isBy})
    ${statement.text.slice(place)}`;
  return { ...statement, name: `${statement.name}_search_${patterns.length}`, text, values: patterns };
}

/**
 * Those published stories of a publication whose title bears all words, and those by a writer whose name does: each
 * found by an index of its own, so that it is as quick among very many.
 */
export async function amongMany(
  context: ReadContext,
  start: KeysetStatement['start'],
  publicationId: string,
  patterns: readonly string[],
): Promise<KeysetStatement> {
  const most = MOST_PAGE_SIZE + 1;
  const writerIds = await findWriters(context, publicationId, patterns);
  return {
    name: `publication_stories_published_search_${patterns.length}`,
    text: `
      select u.id, u.key from (
        (select s.id, s.sort_key as key from story s
          where s.publication_id = o.id and s.is_listed and ${bearsAll('s.title', patterns, 5)}
            and (s.sort_key, s.id) < ($2::bigint, $3)
          order by s.sort_key desc, s.id desc limit ${most})
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

async function findWriters(
  { database }: ReadContext,
  publicationId: string,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const text = `
    select p.id from publication_writer w join person p on p.id = w.person_id
    where w.publication_id = $1 and w.story_count > 0 and ${bearsAll(NAMES, patterns, 2)}
    order by w.story_count desc, p.id limit ${MOST_WRITERS}`;
  const name = `publication_writers_search_${patterns.length}`;
  const rows = await database.query<{ id: string }>(name, text, [publicationId, ...patterns]);
  return rows.map(({ id }) => id);
}
