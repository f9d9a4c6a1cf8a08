import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { loaderById, loaderByKey } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { newsletterColumns, ownerOf, type StoredNewsletter } from './newsletter.ts';

const TEXT = `select ${columnList('t', newsletterColumns)} from newsletter t where t.id = any($1)`;

function loadNewsletters(database: Database<Tables>, ids: readonly string[]): Promise<readonly StoredNewsletter[]> {
  return database.query<StoredNewsletter>('newsletter_load', TEXT, [ids]);
}

export const newsletterLoader = loaderById(loadNewsletters);

const COLUMNS = columnList('t', newsletterColumns);
const FIRST = `
  select ${COLUMNS} from newsletter t where t.person_id = any($1) and t.is_first
  union all
  select ${COLUMNS} from newsletter t where t.publication_id = any($1) and t.is_first`;

/** The newsletter that new stories of a writer or a publication go to, by whose it is: both in one statement. */
export const firstNewsletterLoader = loaderByKey<StoredNewsletter>(
  (database, ids) => database.query<StoredNewsletter>('newsletters_first', FIRST, [ids]),
  (newsletter) => ownerOf(newsletter).id,
);
