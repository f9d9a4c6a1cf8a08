import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type Tag, tagColumns } from './tag.ts';
import { tagLoader } from './load-tags.ts';

const BY_SLUG = `select ${columnList('t', tagColumns)} from tag t where t.slug = $1`;

/** A tag by its slug. */
export async function findTag(context: ReadContext, slug: string): Promise<Tag | null> {
  const [tag] = await context.database.query<Tag>('tag_by_slug', BY_SLUG, [slug]);
  if (tag) context.loaders.get(tagLoader).prime(tag.id, tag);
  return tag ?? null;
}

/** Tags by their ids, in that order. */
export async function readTagsByIds(context: ReadContext, ids: readonly string[]): Promise<readonly Tag[]> {
  const tags = await Promise.all(ids.map((id) => context.loaders.get(tagLoader).load(id)));
  return tags.filter((tag) => tag !== undefined);
}

const popular: KeysetStatement = {
  name: 'tag_popular',
  text: `
    select ${columnList('t', tagColumns)}, t.story_count as key from tag t
    where t.story_count > 0 and (t.story_count, t.id) < ($2::bigint, $3)
    order by t.story_count desc, t.id desc`,
  start: HIGHEST,
};

/** Tags with the most stories first. */
export async function readPopularTags(context: ReadContext, page: Page): Promise<Feed<Tag>> {
  return cutPage(await keysetRows<Tag & Cursor>(context, popular, 'site', page), page);
}
