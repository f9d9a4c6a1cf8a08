import { type KeysetStatement, timeOfKey } from '#modules/ground/keyset.ts';
import { emptyFeed, type Feed, HIGHEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isOwner } from '#modules/ground/viewer.ts';
import type { ListVisibility } from './lists.tables.ts';
import type { List } from './list.ts';
import { readPredefinedLists } from './predefined-lists.ts';
import { readLists } from './read-lists.ts';

/** `$4` holds the visibilities that are wanted. */
const madeBy = (visibilities: readonly ListVisibility[]): KeysetStatement => ({
  name: 'list_made_by',
  text: `
    select t.id, (extract(epoch from t.created_at) * 1000)::float8 as key from list t
    where t.owner_id = o.id and t.kind = 'custom' and t.visibility = any($4)
      and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
  values: [visibilities],
});

/** The lists that a person made as far as the viewer may see them, newest first; of one visibility where it is given. */
export function readListsSeenOf(
  context: ReadContext,
  { personId, visibility }: { readonly personId: string; readonly visibility?: ListVisibility | undefined },
  page: Page,
): Promise<Feed<List>> {
  const isOwn = isOwner(context.viewer, personId);
  const seen: readonly ListVisibility[] = isOwn ? ['public', 'private', 'locked'] : ['public'];
  return readLists(context, madeBy(seen.filter((one) => one === (visibility ?? one))), personId, page);
}

/** The three that everybody has, for themselves alone; they are locked. */
export async function readPredefinedListsOf(
  context: ReadContext,
  personId: string,
  visibility: ListVisibility | undefined,
): Promise<Feed<List>> {
  if (!isOwner(context.viewer, personId)) return emptyFeed;
  const lists = await readPredefinedLists(context);
  return { items: lists.filter((list) => list.visibility === (visibility ?? list.visibility)), next: null };
}
