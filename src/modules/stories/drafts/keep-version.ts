import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { isEmptyDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { walkPictures } from '#shared/story/walk.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Draft } from './draft.ts';
import { draftValue } from './draft.ts';
import { loadVersions } from './load-versions.ts';
import { insertVersion } from './versions.store.ts';

/** Own judgement: while somebody writes, at most one version in this time. */
const APART = 5 * 60_000;
const LATEST = `
  select revision, created_at as "createdAt" from story_version where story_id = $1
  order by created_at desc, revision desc limit 1`;

/**
 * Keeps what a save is about to change, unless a version was kept in the five minutes before it was written:
 * so the state in which a writer left the desk is always there.
 */
export async function keepBeforeSaving(context: CommandContext, draft: Draft, language: string): Promise<void> {
  const { database, clock } = context;
  const isPublished = draft.rev === draft.publishedRev;
  const found = isPublished ? await findPublished(database, draft) : undefined;
  if (isPublished ? found?.isSame : await isRecentlyKept(database, draft)) return;
  await insertVersion(database, {
    storyId: draft.postId,
    revision: draft.rev,
    kind: isPublished ? 'published' : 'saved',
    value: draftValue(draft),
    language,
    personId: draft.updatedById,
    // What came after the version that was published here is younger than that, whatever its source says.
    writtenAt: found === undefined ? draft.updatedAt : clock.now(),
  });
}

async function isRecentlyKept(database: Database<Tables>, draft: Draft): Promise<boolean> {
  type Latest = { readonly revision: number; readonly createdAt: Date };
  const [latest] = await database.query<Latest>('story_version_latest', LATEST, [draft.postId]);
  if (latest === undefined) return false;
  return latest.revision >= draft.rev || draft.updatedAt.getTime() - latest.createdAt.getTime() < APART;
}

/** The version of what was published here, and whether readers still see that: an import may have brought another text. */
async function findPublished(database: Database<Tables>, draft: Draft): Promise<{ isSame: boolean } | undefined> {
  const [last] = await loadVersions(database, { storyId: draft.postId, revision: draft.rev });
  return last?.rev === draft.rev ? { isSame: isEmptyDelta(diffDrafts(last, draft)) } : undefined;
}

/** Ids of the stored pictures of a draft, each once. */
export function pictureIds(value: DraftValue): readonly string[] {
  const ids = [...walkPictures(value.document)].flatMap((picture) =>
    picture.kind === 'stored' ? [picture.imageId] : [],
  );
  return [...new Set(ids)];
}
