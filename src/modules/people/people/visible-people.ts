import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Person } from './person.ts';
import { personLoader } from './load-people.ts';

/** The third step of every list of people: those whose accounts are open. */
export function visiblePeople(people: readonly (Person | undefined)[]): readonly Person[] {
  return people.flatMap((person) => (person?.state === 'active' ? [person] : []));
}

/** As `readPeople`, without waiting; undefined where one of them is not known yet. */
export function knownPeople(context: ReadContext, ids: readonly string[]): readonly Person[] | undefined {
  const loader = context.loaders.get(personLoader);
  return ids.every((id) => loader.isKnown(id)) ? visiblePeople(ids.map((id) => loader.known(id))) : undefined;
}

/** People by their ids, in that order, those that may be seen. */
export async function readPeople(context: ReadContext, ids: readonly string[]): Promise<readonly Person[]> {
  return visiblePeople(await Promise.all(ids.map((id) => context.loaders.get(personLoader).load(id))));
}
