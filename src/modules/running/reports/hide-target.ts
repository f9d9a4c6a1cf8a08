import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { loadResponses } from '#modules/reading/responses/load-responses.ts';
import { hideResponse } from '#modules/reading/responses/hide-response.ts';
import { suspendStory, unsuspendStory } from '#modules/stories/stories/suspend-story.ts';
import type { ReportTarget } from './report.ts';
import { markShown } from './reports.store.ts';

/**
 * Takes what was reported from its readers, or gives it back. Stories and responses can be hidden; people and
 * lists cannot: an account is suspended by who says why (own judgement). A response goes back to the top of its place
 * if it was pinned there. False where nothing changed.
 */
export async function hideTarget(
  context: CommandContext,
  target: ReportTarget,
  isHidden: boolean,
  pinnedAt: Date | null = null,
): Promise<boolean> {
  const isChanged = await changeTarget(context, target, isHidden, pinnedAt);
  if (isChanged && !isHidden) await markShown(context.database, target);
  return isChanged;
}

async function changeTarget(
  context: CommandContext,
  target: ReportTarget,
  isHidden: boolean,
  pinnedAt: Date | null,
): Promise<boolean> {
  const program = asProgram(context);
  switch (target.kind) {
    case 'post':
      return isHidden ? suspendStory(program, target.id) : unsuspendStory(program, target.id);
    case 'response': {
      const [response] = await loadResponses(context.database, [target.id]);
      if (response === undefined || response.deletedAt !== null) return false;
      const { storyId, listId } = response;
      if ((response.hiddenAt !== null) === isHidden) return false;
      const { type } = await hideResponse(program, { storyId, listId, responseId: target.id, isHidden, pinnedAt });
      return type === 'Done';
    }
    case 'user':
    case 'catalog':
      return false;
  }
}
