import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteSuggestionsFor } from './suggestions.store.ts';

/**
 * Takes away what editors would have changed in stories that go: their text stands in it. Answers with the pictures
 * that it showed: the caller erases those that nothing else shows.
 */
export async function eraseSuggestions(
  context: CommandContext,
  storyIds: readonly string[],
): Promise<readonly string[]> {
  mustBeProgram(context);
  return deleteSuggestionsFor(context.database, storyIds);
}
