import { type Insertable, type Updateable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertPerson(database: Database<Tables>, person: Insertable<Tables['person']>): Promise<void> {
  await database.kysely.insertInto('person').values(person).execute();
}

export async function updatePerson(
  database: Database<Tables>,
  id: string,
  changes: Updateable<Tables['person']>,
): Promise<void> {
  await database.kysely.updateTable('person').set(changes).where('id', '=', id).execute();
}

/** Adds to the number of stories of each person, and looks up the date of their newest one again. */
export async function addStoryCounts(database: Database<Tables>, changes: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update person p set
      story_count = p.story_count + d.change,
      latest_sort_key = (
        select a.sort_key from story_author a where a.person_id = p.id and a.is_listed
        order by a.sort_key desc, a.story_id desc limit 1)
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]) as d (id, change)
    where p.id = d.id`.execute(database.kysely);
}

export async function addToCount(
  database: Database<Tables>,
  id: string,
  column: 'follower_count' | 'following_count',
  change: number,
): Promise<void> {
  await database.kysely
    .updateTable('person')
    .set((eb) => ({ [column]: eb(column, '+', change) }))
    .where('id', '=', id)
    .execute();
}

/** Locks the rows in the order of ids, so that two who count at once never wait for each other in a circle. */
export async function addToCounts(
  database: Database<Tables>,
  ids: readonly string[],
  column: 'follower_count' | 'following_count',
  change: number,
): Promise<void> {
  await sql`
    with locked as (select id from person where id = any(${ids}::text[]) order by id for update)
    update person p set ${sql.ref(column)} = ${sql.ref(`p.${column}`)} + ${change} from locked where p.id = locked.id`.execute(
    database.kysely,
  );
}
