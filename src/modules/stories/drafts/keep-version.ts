import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { isEmptyDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { countWords } from '#shared/story/count-words.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { walkPictures } from '#shared/story/walk.ts';
import type { Database } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Draft } from './draft.ts';
import { draftValue } from './draft.ts';
import { loadVersions } from './load-versions.ts';
import { isLargeLoss, lostWords, MANY_WORDS } from './lost-words.ts';
import { insertVersion } from './versions.store.ts';

/** Own judgement: while somebody writes, at most one version in this time, but before large deletions. */
const APART = 5 * 60_000;
/** Own judgement: whoever rests so long has left the desk, and what they come back to is kept as they left it. */
const REST = 10 * 60_000;
/** Own judgement: no writer deletes so often in an hour, and each version is a whole text. */
const MOST_IN_AN_HOUR = 40;
const LATEST = `
  select v.revision, v.created_at as "createdAt", v.word_count as "wordCount",
    (select count(*)::integer from story_version r where r.story_id = $1 and r.created_at > $2) as "recentCount"
  from story_version v where v.story_id = $1
  order by v.created_at desc, v.revision desc limit 1`;

type Latest = {
  readonly revision: number;
  readonly createdAt: Date;
  readonly wordCount: number;
  readonly recentCount: number;
};

/**
 * Keeps what a save is about to change where somebody would want it back: what a desk was left with, every five
 * minutes of writing, and what stood before much of it was deleted.
 */
export async function keepBeforeSaving(
  context: CommandContext,
  draft: Draft,
  next: DraftValue,
  language: string,
): Promise<void> {
  const { database, clock } = context;
  const isPublished = draft.rev === draft.publishedRev;
  const found = isPublished ? await findPublished(database, draft) : undefined;
  if (isPublished ? found?.isSame : !(await isWantedBack(context, draft, next, language))) return;
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

/** Keeps a draft as it stands, where somebody else is about to change it; nothing where that is kept already. */
export async function keepAsItStands({ database }: CommandContext, draft: Draft, language: string): Promise<void> {
  const [last] = await loadVersions(database, { storyId: draft.postId, revision: draft.rev });
  if (last?.rev === draft.rev) return;
  await insertVersion(database, {
    storyId: draft.postId,
    revision: draft.rev,
    kind: 'saved',
    value: draftValue(draft),
    language,
    personId: draft.updatedById,
    writtenAt: draft.updatedAt,
  });
}

async function isWantedBack(
  { database, clock }: CommandContext,
  draft: Draft,
  next: DraftValue,
  language: string,
): Promise<boolean> {
  const now = clock.now().getTime();
  const values = [draft.postId, new Date(now - 3_600_000)];
  const [latest] = await database.query<Latest>('story_version_latest', LATEST, values);
  if (latest === undefined) return true;
  if (latest.revision >= draft.rev) return false;
  if (draft.updatedAt.getTime() - latest.createdAt.getTime() >= APART) return true;
  if (now - draft.updatedAt.getTime() >= REST) return true;
  if (latest.recentCount >= MOST_IN_AN_HOUR) return false;
  const lost = lostWords(draft, next);
  if (lost === 0) return false;
  const words = countWords(plainText(draft.document), language);
  return isLargeLoss(lost, words) || words - latest.wordCount >= MANY_WORDS;
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
