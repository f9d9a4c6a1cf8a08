import { matchesWords, wantedWords } from '#shared/search/matches-words.ts';
import type { KeysetStatement } from './keyset.ts';
import { type Feed, emptyFeed } from './paging.ts';
import type { ReadContext } from './read-context.ts';

/** Own judgement: of somebody's own things the latest are looked through, each by a line of words. */
export const MOST_SEARCHED = 3_000;
const MOST_LETTERS = 600;

export type OwnSearch = {
  /** Name of a statement that gives `id` and `text` of everything of `$1`, the latest first, `MOST_SEARCHED` at most. */
  readonly name: string;
  readonly text: string;
};

type Row = { readonly id: string; readonly text: string };

/** Ids of what a person has that bears every word; null where nothing was wanted, which is everything. */
async function searchOwn(
  { database }: ReadContext,
  { name, text }: OwnSearch,
  personId: string,
  query: string | null | undefined,
): Promise<readonly string[] | null> {
  if (query === null || query === undefined || query.trim() === '') return null;
  const wanted = wantedWords(query);
  if (wanted.length === 0) return [];
  const rows = await database.query<Row>(name, text, [personId]);
  return rows.filter((row) => matchesWords(row.text.slice(0, MOST_LETTERS), wanted)).map(({ id }) => id);
}

/** A list of somebody's own things, of these alone: `column` is their id in the statement. */
function amongIds(statement: KeysetStatement, column: string, ids: readonly string[] | null): KeysetStatement {
  if (ids === null) return statement;
  const place = statement.text.lastIndexOf('order by');
  const text = `${statement.text.slice(0, place)} and ${column} = any($4::text[]) ${statement.text.slice(place)}`;
  return { ...statement, name: `${statement.name}_among`, text, values: [ids] };
}

type OwnFound = { readonly personId: string; readonly statement: KeysetStatement };

type OwnList = {
  readonly search: OwnSearch;
  readonly statement: KeysetStatement;
  /** Where the statement has the ids that the search gives. */
  readonly column: string;
  readonly query: string | null | undefined;
};

/** A page of what somebody has of a kind, of what was searched for where something was. */
export async function ownPage<Item>(
  context: ReadContext,
  { search, statement, column, query }: OwnList,
  read: (found: OwnFound) => Promise<Feed<Item>>,
): Promise<Feed<Item>> {
  const { viewer } = context;
  if (viewer === null) return emptyFeed;
  const ids = await searchOwn(context, search, viewer.personId, query);
  if (ids?.length === 0) return emptyFeed;
  return read({ personId: viewer.personId, statement: amongIds(statement, column, ids) });
}
