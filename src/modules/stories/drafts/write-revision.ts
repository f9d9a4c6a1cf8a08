import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { isEmptyDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { excerpt } from '#shared/story/plain-text.ts';
import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { describeDraft } from '#modules/stories/stories/describe-draft.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Draft, draftValue } from './draft.ts';
import type { DraftSaved } from './draft-outcome.ts';
import { addImages, insertDelta, updateDraft, valueColumns } from './drafts.store.ts';
import type { VersionKind } from './drafts.tables.ts';
import { keepBeforeSaving, pictureIds } from './keep-version.ts';
import { insertVersion } from './versions.store.ts';

export type Revision = {
  readonly value: DraftValue;
  readonly saveId: string;
  readonly personId: string;
  /** Where the new revision itself is kept as a version. */
  readonly kind?: VersionKind;
};

/**
 * Writes the next revision of a draft that the caller holds locked: the text, the delta to it and, where one
 * is due, a version. Readers of a published story see nothing of it. A revision that changes nothing is none.
 */
export async function writeRevision(
  context: CommandContext,
  story: Story,
  draft: Draft,
  { value, saveId, personId, kind }: Revision,
): Promise<DraftSaved> {
  const { database, clock } = context;
  const { postId } = draft;
  const now = clock.now();
  const delta = diffDrafts(draftValue(draft), value);
  if (isEmptyDelta(delta)) return { type: 'DraftSaved', postId, rev: draft.rev, savedAt: draft.updatedAt };
  await keepBeforeSaving(context, draft, value, story.language);
  const rev = draft.rev + 1;
  const changes = { revision: rev, ...valueColumns(value), updated_by: personId, updated_at: now };
  await updateDraft(database, postId, changes);
  await insertDelta(database, { storyId: postId, revision: rev, saveId, delta, personId, now });
  if (kind !== undefined) {
    const written = { language: story.language, personId, writtenAt: now };
    await insertVersion(database, { storyId: postId, revision: rev, kind, value, ...written });
  }
  await addImages(database, postId, pictureIds(value));
  if (story.state === 'draft') {
    const { title, subtitle, document } = value;
    await describeDraft(asProgram(context), postId, { title, subtitle, excerpt: excerpt(document) });
  }
  return { type: 'DraftSaved', postId, rev, savedAt: now };
}
