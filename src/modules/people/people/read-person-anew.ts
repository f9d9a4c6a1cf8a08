import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import type { Person } from './person.ts';
import { personLoader } from './load-people.ts';

/** A person as they are after a change, also where the request had loaded them before it. */
export async function readPersonAnew({ loaders }: Pick<ReadContext, 'loaders'>, personId: string): Promise<Person> {
  return required(await loaders.get(personLoader).clear(personId).load(personId), 'person');
}
