import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { gather } from '#modules/stories/stories/gather-candidates.ts';
import { type Publication, publicationColumns } from './publication.ts';

const statement: KeysetStatement = {
  name: 'publication_active',
  text: `
    select ${columnList('t', publicationColumns)}, t.latest_sort_key as key from publication t
    where t.latest_sort_key is not null and t.state = 'active' and (t.latest_sort_key, t.id) < ($2::bigint, $3)
    order by t.latest_sort_key desc, t.id desc`,
  start: HIGHEST,
};

/** Publications, that with the newest story first. */
export async function readActivePublications(context: ReadContext, page: Page): Promise<Feed<Publication>> {
  // Lists of their stories may follow.
  const rows = await gather(context, keysetRows<Publication & Cursor>(context, statement, 'site', page));
  return cutPage(rows, page);
}
