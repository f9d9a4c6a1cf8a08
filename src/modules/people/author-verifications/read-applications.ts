import { reapplyFrom } from '#shared/authors/author-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import { cutPage, type Cursor, type Feed, LOWEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canVerifyAuthors } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type AuthorApplication, applicationColumns } from './author-application.ts';

const COLUMNS = columnList('v', applicationColumns);
const LAST = `
  select ${COLUMNS} from author_verification v where v.person_id = $1 order by v.applied_at desc, v.id desc limit 1`;

/** What somebody applied for last. */
export async function findLastApplication(
  database: Database<Tables>,
  personId: string,
): Promise<AuthorApplication | undefined> {
  const [row] = await database.query<AuthorApplication>('author_application_last', LAST, [personId]);
  return row;
}

const ONE = `select ${COLUMNS} from author_verification v where v.id = $1`;

export async function findApplication(database: Database<Tables>, id: string): Promise<AuthorApplication | undefined> {
  const [row] = await database.query<AuthorApplication>('author_application', ONE, [id]);
  return row;
}

const VERIFIED = `
  select ${COLUMNS} from author_verification v where v.person_id = any($1) and v.state = 'verified'
    and exists (
      select from book b join book_edition e on e.book_id = b.id
      where b.person_id = v.person_id and e.isbn = v.isbn and lower(b.title) = lower(v.book_title))`;

/** Of people, the application that made them verified authors. */
export const verificationLoader = loaderByKey<AuthorApplication>(
  (database, ids) => database.query<AuthorApplication>('author_verified', VERIFIED, [ids]),
  ({ personId }) => personId,
);

const BY_ISBN = `
  select v.isbn, array_agg(v.person_id order by v.applied_at, v.id) as "personIds" from author_verification v
  where v.isbn = any($1) and v.state = 'verified' group by v.isbn`;
type AuthorsOfIsbn = { readonly isbn: string; readonly personIds: readonly string[] };

/** Who is verified with an ISBN. */
export const authorsByIsbnLoader = loaderByKey<AuthorsOfIsbn>(
  (database, isbns) => database.query<AuthorsOfIsbn>('author_by_isbn', BY_ISBN, [isbns]),
  ({ isbn }) => isbn,
);

/** From when on somebody who was told no may ask again; null for others. Pure. */
export function reapplyAtOf({ state, decidedAt }: AuthorApplication): Date | null {
  return (state === 'refused' || state === 'revoked') && decidedAt !== null ? reapplyFrom(decidedAt) : null;
}

const BY_STATE: KeysetStatement = {
  name: 'author_applications',
  text: `
    select ${COLUMNS}, (extract(epoch from v.applied_at) * 1000)::float8 as key from author_verification v
    join person p on p.id = v.person_id and p.state = 'active'
    where v.state = o.id and v.state in ('pending', 'verified') and (v.applied_at, v.id) > ($2::timestamptz, $3)
    order by v.applied_at, v.id`,
  start: LOWEST,
  keyValue: timeOfKey,
};

/** Applications that wait, or authors who are verified, the oldest first; for administrators. */
export async function readApplications(
  context: ReadContext,
  command: CommandContext,
  { state, page }: { readonly state: 'pending' | 'verified'; readonly page: Page },
): Promise<Feed<AuthorApplication>> {
  mustBeAllowed(canVerifyAuthors(command));
  const rows = cutPage(await keysetRows<AuthorApplication & Cursor>(context, BY_STATE, state, page), page);
  return mapFeed(rows, rows.items);
}
