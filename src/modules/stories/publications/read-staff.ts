import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { Person } from '#modules/people/people/person.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

export type StaffMember = { readonly person: Person; readonly role: StaffRole };
type Row = { readonly ownerId: string; readonly personId: string; readonly role: StaffRole };

const STAFF = `
  select publication_id as "ownerId", person_id as "personId", role from publication_member
  where publication_id = any($1)
  order by array_position(array['owner', 'editor', 'writer'], role), created_at, person_id limit 1000`;

/** Owner, editors and writers, in that order. */
export async function readStaff(context: ReadContext, publicationId: string): Promise<readonly StaffMember[]> {
  const rows = await context.loaders.grouped<Row>('publication_staff', publicationId, (ids) =>
    context.database.query<Row>('publication_staff', STAFF, [ids]),
  );
  const people = await readPeople(
    context,
    rows.map(({ personId }) => personId),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.flatMap(({ personId, role }) => {
    const person = byId.get(personId);
    return person === undefined ? [] : [{ person, role }];
  });
}

const writers: KeysetStatement = {
  name: 'publication_writers',
  text: `
    select t.person_id as id, t.story_count as key from publication_writer t
    where t.publication_id = o.id and t.story_count > 0 and (t.story_count, t.person_id) < ($2::bigint, $3)
    order by t.story_count desc, t.person_id desc`,
  start: HIGHEST,
};

/** Who has written in a publication, most stories first. */
export async function readWriters(context: ReadContext, publicationId: string, page: Page): Promise<Feed<Person>> {
  const rows = cutPage(await keysetRows(context, writers, publicationId, page), page);
  return mapFeed(
    rows,
    await readPeople(
      context,
      rows.items.map(({ id }) => id),
    ),
  );
}
