import { parsePredefinedListId } from '#shared/lists/predefined-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { ownPage } from '#modules/ground/own-search.ts';
import { type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isOwner } from '#modules/ground/viewer.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { List } from './list.ts';
import { canSeeList } from './lists.policy.ts';
import { findPredefinedList } from './predefined-lists.ts';
import { followedLists, followedListSearch, ownLists, ownListSearch } from './read-your-lists.ts';
import { forgetLists } from './reading-list-state.ts';
import { listLoader } from './load-lists.ts';

/** A list that this viewer may see, by its id; a predefined one is found by its owner alone. */
export async function findList(context: ReadContext, id: string): Promise<List | null> {
  const predefined = parsePredefinedListId(id);
  if (predefined !== undefined) {
    const { personId, kind } = predefined;
    return isOwner(context.viewer, personId) ? await findPredefinedList(context, personId, kind) : null;
  }
  const list = await context.loaders.get(listLoader).load(id);
  if (list === undefined) return null;
  const owner = await context.loaders.get(personLoader).load(list.ownerId);
  return canSeeList(context.viewer, list, owner?.state) ? await withName(context, list) : null;
}

/** The row of a Reading list has no name of its own. */
async function withName(context: ReadContext, list: List): Promise<List> {
  return list.kind === 'custom' ? list : await findPredefinedList(context, list.ownerId, list.kind);
}

/** A list as it is after a change of the viewer, also where the request had loaded it before. */
export async function findListAnew(context: ReadContext, id: string): Promise<List | null> {
  context.loaders.get(listLoader).clear(id);
  forgetLists(context);
  return await findList(context, id);
}

const IN_LIBRARY = 'select id from list where is_in_library and slug = $1';

/** A list by `slug-id`, or one of the library by its slug alone. */
export async function findListBySlug(context: ReadContext, slug: string): Promise<List | null> {
  const id = /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1];
  if (id !== undefined) return findList(context, id);
  const [row] = await context.database.query<{ id: string }>('list_by_slug', IN_LIBRARY, [slug]);
  return row === undefined ? null : findList(context, row.id);
}

const STAFF_PICKS = `select value #>> '{}' as id from setting where name = 'staffPicks.listId'`;

/** The list that the operator chose (rule 50). */
export async function findStaffPicks(context: ReadContext): Promise<List | null> {
  const [row] = await context.database.query<{ id: string }>('list_staff_picks', STAFF_PICKS, []);
  return row === undefined ? null : findList(context, row.id);
}

const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';
const library: KeysetStatement = {
  name: 'list_library',
  text: `
    select t.id, ${KEY} from list t
    where t.is_in_library and t.visibility = 'public' and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};
const ofOwner: KeysetStatement = {
  name: 'list_of_owner',
  text: `
    select t.id, ${KEY} from list t
    where t.owner_id = o.id and t.visibility = 'public' and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Public lists chosen by staff, newest first. */
export function readLibrary(context: ReadContext, page: Page): Promise<Feed<List>> {
  return readLists(context, library, 'site', page);
}

/** The public lists of a person, newest first. */
export function readListsOf(context: ReadContext, personId: string, page: Page): Promise<Feed<List>> {
  return readLists(context, ofOwner, personId, page);
}

/** The lists that the viewer made, private ones too, newest first; of a search those that bear its words. */
export function readYourLists(context: ReadContext, page: Page, query?: string | null): Promise<Feed<List>> {
  const list = { search: ownListSearch, statement: ownLists, column: 't.id', query };
  return ownPage(context, list, ({ personId, statement }) => readLists(context, statement, personId, page));
}

/** The lists of others that the viewer follows and still may see, the newest follow first. */
export function readSavedLists(context: ReadContext, page: Page, query?: string | null): Promise<Feed<List>> {
  const list = { search: followedListSearch, statement: followedLists, column: 't.list_id', query };
  return ownPage(context, list, ({ personId, statement }) => readLists(context, statement, personId, page));
}

/** The lists that a statement gives and that the viewer may see. */
export async function readLists(
  context: ReadContext,
  statement: KeysetStatement,
  ownerId: string,
  page: Page,
): Promise<Feed<List>> {
  const rows = cutPage(await keysetRows(context, statement, ownerId, page), page);
  const lists = await Promise.all(rows.items.map(({ id }) => findList(context, id)));
  return mapFeed(
    rows,
    lists.filter((list) => list !== null),
  );
}
