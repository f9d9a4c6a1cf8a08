import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Newsletter, newsletterColumns, type NewsletterOwner } from './newsletter.ts';

type Reading = Pick<ReadContext, 'database'>;
const COLUMNS = columnList('n', newsletterColumns);
const FIND = `select ${COLUMNS} from newsletter n where n.id = $1`;
const COUNT = 'select count(*)::integer as count from newsletter where publication_id = $1 and ended_at is null';
const OF_PUBLICATION = `
  select ${COLUMNS} from newsletter n where n.publication_id = $1 and n.ended_at is null
  order by n.is_first desc, n.created_at, n.id limit 50`;

/** Also one that has ended. */
export async function findNewsletter(database: Database<Tables>, id: string): Promise<Newsletter | undefined> {
  const [row] = await database.query<Newsletter>('newsletter_find', FIND, [id]);
  return row;
}

/** Those that have not ended: the main one, then in the order in which they were made. */
export function readNewsletters({ database }: Reading, publicationId: string): Promise<readonly Newsletter[]> {
  return database.query<Newsletter>('newsletters_of_publication', OF_PUBLICATION, [publicationId]);
}

export async function countNewsletters({ database }: Reading, publicationId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>('newsletter_count', COUNT, [publicationId]);
  return row?.count ?? 0;
}

/** What the writer or the publication is called; empty where they are gone. */
export async function readOwnerName(database: Database<Tables>, { kind, id }: NewsletterOwner): Promise<string> {
  const text = `select name from ${kind} where id = $1`;
  const [row] = await database.query<{ name: string }>(`newsletter_owner_name_${kind}`, text, [id]);
  return row?.name ?? '';
}
