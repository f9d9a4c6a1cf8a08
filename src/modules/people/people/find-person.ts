import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type Person, personColumns } from './person.ts';
import { personLoader } from './load-people.ts';

const BY_USERNAME = `select ${columnList('p', personColumns)} from person p where lower(p.username) = lower($1)`;

/** A person in any state, by id or by username; an id goes first. */
export async function findPerson(
  context: ReadContext,
  by: { readonly id?: string | null; readonly username?: string | null },
): Promise<Person | undefined> {
  if (by.id) return context.loaders.get(personLoader).load(by.id);
  if (!by.username) return undefined;
  const [person] = await context.database.query<Person>('person_by_username', BY_USERNAME, [by.username]);
  if (person) context.loaders.get(personLoader).prime(person.id, person);
  return person;
}
