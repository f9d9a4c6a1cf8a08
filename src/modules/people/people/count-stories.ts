import type { CommandContext } from '#modules/ground/command-context.ts';
import { addStoryCounts } from './people.store.ts';

/** Adds to the number of listed stories of each person, by id. */
export function countStoriesOfPeople(context: CommandContext, changes: ReadonlyMap<string, number>): Promise<void> {
  return addStoryCounts(context.database, changes);
}
