import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { updateStory } from './stories.store.ts';

/**
 * Brings what lists of drafts show up to what was written. Call it for a story that readers never saw or do
 * not see any more, inside the transaction that saves its draft.
 */
export async function describeDraft(
  context: CommandContext,
  id: string,
  shown: { readonly title: string; readonly subtitle: string; readonly excerpt: string },
): Promise<void> {
  mustBeProgram(context);
  await updateStory(context.database, id, { ...shown, updated_at: context.clock.now() });
}
