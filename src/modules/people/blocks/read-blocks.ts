import { mustBeSelf } from '#modules/ground/acting.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerRelation } from '#modules/ground/viewer-relation.ts';

/** Whom the viewer blocks. */
export const blocking = viewerRelation(
  'is_blocking',
  'select t.person_id as "ownerId" from person_block t where t.person_id = any($1) and t.blocker_id = $2',
);

const BLOCKED: KeysetStatement = {
  name: 'person_block_newest',
  text: `
    select t.person_id as id, (extract(epoch from t.created_at) * 1000)::float8 as key from person_block t
    where t.blocker_id = o.id and (t.created_at, t.person_id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.person_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Whom a person blocked, newest first; told to nobody but themselves. */
export async function readBlocked(context: ReadContext, personId: string, page: Page): Promise<Feed<Person>> {
  mustBeSelf(context.viewer, personId);
  const rows = cutPage(await keysetRows(context, BLOCKED, personId, page), page);
  const ids = rows.items.map(({ id }) => id);
  return mapFeed(rows, await readPeople(context, ids));
}
