import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Newsletter, newsletterColumns } from './newsletter.ts';

const TEXT = `select ${columnList('t', newsletterColumns)} from newsletter t where t.id = any($1)`;

function loadNewsletters(database: Database<Tables>, ids: readonly string[]): Promise<readonly Newsletter[]> {
  return database.query<Newsletter>('newsletter_load', TEXT, [ids]);
}

export const newsletterLoader = loaderById(loadNewsletters);
