import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { visiblePeople, readPeople } from '#modules/people/people/visible-people.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';

const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';

const followers: KeysetStatement = {
  name: 'follower_of_person',
  text: `
    select t.follower_id as id, ${KEY} from follow_person t
    where t.person_id = o.id and (t.created_at, t.follower_id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.follower_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

/** Who follows a person, newest first. */
export async function readFollowers(context: ReadContext, personId: string, page: Page): Promise<Feed<Person>> {
  const rows = cutPage(await keysetRows(context, followers, personId, page), page);
  return mapFeed(
    rows,
    await readPeople(
      context,
      rows.items.map((row) => row.id),
    ),
  );
}

/** Whom a reader may follow and find here. */
export type Followed = Person | Publication;
type FollowedRow = Cursor & { readonly kind: 'person' | 'publication' };

const one = (kind: 'person' | 'publication'): string => `
  select t.${kind}_id as id, '${kind}' as kind, t.created_at from follow_${kind} t
  where t.follower_id = o.id and (t.created_at, t.${kind}_id) < ($2::timestamptz, $3)
  order by t.created_at desc, t.${kind}_id desc limit 51`;

function followedOf(kinds: readonly FollowedRow['kind'][]): KeysetStatement {
  return {
    name: `followed_of_person_${kinds.join('_')}`,
    text: `
      select t.id, t.kind, ${KEY} from (${kinds.map((kind) => `(${one(kind)})`).join(' union all ')}) t
      order by t.created_at desc, t.id desc`,
    start: HIGHEST,
    keyValue: timeOfKey,
  };
}

/** People and publications that a person follows, or those of one kind, newest first. */
export async function readFollowed(
  context: ReadContext,
  personId: string,
  page: Page,
  kind?: FollowedRow['kind'],
): Promise<Feed<Followed>> {
  const statement = followedOf(kind === undefined ? ['person', 'publication'] : [kind]);
  const rows = cutPage(await keysetRows<FollowedRow>(context, statement, personId, page), page);
  return mapFeed(rows, await readFollowedEntities(context, rows.items));
}

/** People and publications by their ids, in that order, those that may be seen. */
export async function readFollowedEntities(
  context: ReadContext,
  rows: readonly { readonly id: string; readonly kind: 'person' | 'publication' }[],
): Promise<readonly Followed[]> {
  const loaded = await Promise.all(
    rows.map(async ({ id, kind }): Promise<readonly Followed[]> => {
      if (kind === 'person') return visiblePeople([await context.loaders.get(personLoader).load(id)]);
      const publication = visiblePublication(await context.loaders.get(publicationLoader).load(id));
      return publication === null ? [] : [publication];
    }),
  );
  return loaded.flat();
}
