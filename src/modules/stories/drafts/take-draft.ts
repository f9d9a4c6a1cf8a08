import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { required } from '#modules/ground/required.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Draft, draftValue } from './draft.ts';
import { updateDraft } from './drafts.store.ts';
import { ensureDraft } from './ensure-draft.ts';
import { lockDraft } from './read-draft.ts';
import { insertVersion } from './versions.store.ts';

/**
 * The draft of a story that is about to be published, held until the end of the caller's transaction, which
 * has decided that it may: no save comes between. Compare its `rev` with the one that the writer looked at.
 */
export async function takeDraft(context: CommandContext, story: Story): Promise<Draft> {
  mustBeProgram(context);
  await ensureDraft(context.database, story);
  return required(await lockDraft(context.database, story.id), 'draft');
}

/**
 * Notes that readers see this draft from now on, and keeps it as a version for ever (rule 7). After
 * `takeDraft`, in the same transaction; `personId` is who published it, null where its time had come.
 */
export async function keepPublished(
  context: CommandContext,
  story: Story,
  draft: Draft,
  personId: string | null,
): Promise<void> {
  mustBeProgram(context);
  const { database, clock } = context;
  const { postId: storyId, rev: revision } = draft;
  await updateDraft(database, storyId, { published_revision: revision });
  const written = { language: story.language, personId: personId ?? draft.updatedById, writtenAt: clock.now() };
  await insertVersion(database, { storyId, revision, kind: 'published', value: draftValue(draft), ...written });
}
