import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { eraseSuggestions } from '#modules/stories/submissions/erase-suggestions.ts';
import { deleteDrafts } from './drafts.store.ts';

/**
 * Takes away all that was written of stories that go, with every version and link, and what editors suggested. Answers
 * with the pictures that they showed: the caller erases those that nothing else shows.
 */
export async function eraseDrafts(context: CommandContext, storyIds: readonly string[]): Promise<readonly string[]> {
  mustBeProgram(context);
  const suggested = await eraseSuggestions(context, storyIds);
  return [...(await deleteDrafts(context.database, storyIds)), ...suggested];
}

const WRITTEN_ALONE = 'select id from story where author_ids = array[$1]';

/** The same for the stories that somebody who goes wrote alone. Call it before their stories are erased. */
export async function eraseDraftsOf(context: CommandContext, personId: string): Promise<readonly string[]> {
  const rows = await context.database.query<{ id: string }>('stories_written_alone', WRITTEN_ALONE, [personId]);
  return eraseDrafts(
    context,
    rows.map(({ id }) => id),
  );
}
