import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Owned } from '#modules/ground/grouped-rows.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { newsletterColumns, type NewsletterOwner, type StoredNewsletter } from './newsletter.ts';

type Reading = Pick<ReadContext, 'database'>;
const COLUMNS = columnList('n', newsletterColumns);
const FIND = `select ${COLUMNS} from newsletter n where n.id = $1`;
const COUNT = 'select count(*)::integer as count from newsletter where publication_id = $1 and ended_at is null';
const OF_PUBLICATIONS = `
  select ${COLUMNS}, n.publication_id as "ownerId" from newsletter n
  where n.publication_id = any($1) and n.ended_at is null order by n.is_first desc, n.created_at, n.id`;

/** Also one that has ended. */
export async function findNewsletter(database: Database<Tables>, id: string): Promise<StoredNewsletter | undefined> {
  const [row] = await database.query<StoredNewsletter>('newsletter_find', FIND, [id]);
  return row;
}

const OPEN = 'select 1 from newsletter where id = $1 and ended_at is null for share';

/** Whether it has not ended; where it has not, nobody ends it before the end of the transaction. */
export async function holdOpen(database: Database<Tables>, id: string): Promise<boolean> {
  return (await database.query('newsletter_hold_open', OPEN, [id])).length > 0;
}

/** Those that have not ended, of which there are a few: the main one, then in the order in which they were made. */
export function readNewsletters({ loaders }: ReadContext, publicationId: string): Promise<readonly StoredNewsletter[]> {
  return loaders.grouped<StoredNewsletter & Owned>('newsletters_of_publications', publicationId, (ids) =>
    loaders.database.query<StoredNewsletter & Owned>('newsletters_of_publications', OF_PUBLICATIONS, [ids]),
  );
}

export async function countNewsletters({ database }: Reading, publicationId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>('newsletter_count', COUNT, [publicationId]);
  return row?.count ?? 0;
}

const CLOSED = "select 1 from publication where id = $1 and state <> 'active'";

/** Whether it is of a publication that is closed (archived, suspended or deleted), so that nobody can stop it. */
export async function isOwnerClosed(
  database: Database<Tables>,
  { publicationId }: Pick<StoredNewsletter, 'publicationId'>,
): Promise<boolean> {
  return (
    publicationId !== null && (await database.query('newsletter_owner_closed', CLOSED, [publicationId])).length > 0
  );
}

/** What the writer or the publication is called; empty where they are gone. */
export async function readOwnerName(database: Database<Tables>, { kind, id }: NewsletterOwner): Promise<string> {
  const text = `select name from ${kind} where id = $1`;
  const [row] = await database.query<{ name: string }>(`newsletter_owner_name_${kind}`, text, [id]);
  return row?.name ?? '';
}
