import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { addImages, insertDraft, valueColumns } from './drafts.store.ts';
import { pictureIds } from './keep-version.ts';
import { insertKeptVersion } from './versions.store.ts';
import type { VersionKind } from './drafts.tables.ts';

export type TakenInVersion = {
  readonly id: string;
  readonly revision: number;
  readonly kind: VersionKind;
  readonly value: DraftValue;
  readonly wordCount: number;
  readonly personId: string | null;
  readonly writtenAt: Date;
};

export type TakenInDraft = {
  readonly storyId: string;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly value: DraftValue;
  readonly publicationId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly personId: string;
};

/** Takes in what was being written of a story, with its earlier versions, beside a story that has just come in. */
export async function takeInDraft(
  context: CommandContext,
  draft: TakenInDraft,
  versions: readonly TakenInVersion[],
): Promise<void> {
  mustBeProgram(context);
  const { storyId, value, personId } = draft;
  await withTransaction(context, async ({ database }) => {
    const isNew = await insertDraft(database, {
      story_id: storyId,
      revision: draft.revision,
      published_revision: draft.publishedRevision,
      ...valueColumns(value),
      publication_id: draft.publicationId,
      created_by: personId,
      created_at: draft.createdAt,
      updated_by: personId,
      updated_at: draft.updatedAt,
    });
    if (!isNew) return;
    for (const version of versions) await insertKeptVersion(database, storyId, version);
    const shown = [value, ...versions.map((version) => version.value)].flatMap(pictureIds);
    await addImages(database, storyId, [...new Set(shown)]);
  });
}
