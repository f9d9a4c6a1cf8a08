import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import type { Person } from './person.ts';

/** A person as they are after a change, also where the request had loaded them before it. */
export async function readPersonAnew({ loaders }: Pick<ReadContext, 'loaders'>, personId: string): Promise<Person> {
  return required(await loaders.people.clear(personId).load(personId), 'person');
}
