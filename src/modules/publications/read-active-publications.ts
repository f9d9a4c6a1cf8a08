import { type KeysetStatement, keysetRows } from '#modules/keyset.ts';
import { type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { Publication } from './publication.ts';
import { readPublications } from './visible-publications.ts';

const statement: KeysetStatement = {
  name: 'publication_active',
  text: `
    select t.id, t.latest_sort_key as key from publication t
    where t.latest_sort_key is not null and t.state = 'active' and (t.latest_sort_key, t.id) < ($2::bigint, $3)
    order by t.latest_sort_key desc, t.id desc`,
  start: HIGHEST,
};

/** Publications, that with the newest story first. */
export async function readActivePublications(context: ReadContext, page: Page): Promise<Feed<Publication>> {
  const rows = cutPage(await keysetRows(context, statement, 'site', page), page);
  return mapFeed(
    rows,
    await readPublications(
      context,
      rows.items.map(({ id }) => id),
    ),
  );
}
