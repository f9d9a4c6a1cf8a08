import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { WrittenRow } from './publication-pages.store.ts';
import { viewerMay } from './viewer-role.ts';

const COLUMNS = 'id, publication_id as "publicationId", slug, title, document, revision';
const BY_SLUG = `select ${COLUMNS} from publication_page where publication_id = $1 and slug = $2`;
const BY_ID = `select ${COLUMNS} from publication_page where publication_id = $1 and id = $2`;

/** A page as it is written, by its slug. */
export async function findWrittenPage(
  database: Database<Tables>,
  publicationId: string,
  slug: string,
): Promise<WrittenRow | undefined> {
  const [row] = await database.query<WrittenRow>('written_page', BY_SLUG, [publicationId, slug]);
  return row;
}

export async function findWrittenPageById(
  database: Database<Tables>,
  publicationId: string,
  id: string,
): Promise<WrittenRow | undefined> {
  const [row] = await database.query<WrittenRow>('written_page_by_id', BY_ID, [publicationId, id]);
  return row;
}

/** For who may change it; null for everybody else, and where there is none. */
export async function readWrittenPage(
  context: ReadContext,
  publicationId: string,
  slug: string,
): Promise<WrittenRow | null> {
  if (slug === '' || !viewerMay(context, publicationId, 'edit settings')) return null;
  return (await findWrittenPage(context.database, publicationId, slug)) ?? null;
}
