import { followingCandidates } from '#modules/finding/feeds/following-candidates.ts';
import { keysetRows } from '#modules/ground/keyset.ts';
import { readStaffPicks } from '#modules/reading/lists/read-list-items.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { resumable } from '#modules/reading/reading-history/read-resumable.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import { type DigestPart, digestParts, type DigestStory, MOST_OF_PART } from './digest.ts';

/** Own judgement: how far each part is looked through, and how old what is new may be. */
const CANDIDATES = readPage({ limit: 40 });
const NEW_FOR = 30 * 86_400_000;

/**
 * The stories of a reader's next digest, as they may see them now (rule 44): up to three by those they follow,
 * two about their topics, one staff pick and one that they began; none that they read, wrote, mute, or were sent.
 * In the four steps of every list; `context` looks in the reader's name.
 */
export async function chooseDigest(context: ReadContext): Promise<readonly DigestStory[]> {
  const { viewer } = context;
  if (viewer === null) return [];
  const { personId } = viewer;
  const candidates = await findCandidates(context, personId);
  const all = [...new Set(digestParts.flatMap((part) => candidates[part]))];
  const known = await findKnown(context, personId, all);
  const shown = new Map(
    (await withoutMuted(context, await readStories(context, all))).map((story) => [story.id, story]),
  );
  const taken = new Set<string>();
  return digestParts.flatMap((part) => {
    const stories = candidates[part]
      .filter((id) => !taken.has(id) && !known.sent.has(id) && !known.read.has(id))
      .filter((id) => part === 'resume' || !known.begun.has(id))
      .flatMap((id) => shown.get(id) ?? [])
      .filter(({ authorIds }) => !authorIds.includes(personId))
      .slice(0, MOST_OF_PART[part]);
    for (const { id } of stories) taken.add(id);
    return stories.map((story) => ({ part, story }));
  });
}

async function findCandidates(
  context: ReadContext,
  personId: string,
): Promise<Readonly<Record<DigestPart, readonly string[]>>> {
  // Sort keys are thousandths of milliseconds.
  const since = (context.clock.now().getTime() - NEW_FOR) * 1_000;
  const fresh = (rows: readonly { readonly id: string; readonly key: number | string }[]) =>
    rows.filter(({ key }) => Number(key) >= since).map(({ id }) => id);
  const [followed, topics, picks, resume] = await Promise.all([
    followingCandidates(context, personId, ['author', 'publication'], CANDIDATES),
    followingCandidates(context, personId, ['tag'], CANDIDATES),
    readStaffPicks(context, CANDIDATES),
    keysetRows(context, resumable, personId, CANDIDATES),
  ]);
  return {
    followed: fresh(followed),
    topics: fresh(topics),
    picks: picks.items.map(({ id }) => id),
    resume: resume.map(({ id }) => id),
  };
}

const READ = `
  select story_id as id, is_read as "isRead", furthest_percent as percent from reading_history_entry
  where person_id = $1 and story_id = any($2)`;
const SENT = 'select story_id as id from digest_story where person_id = $1 and story_id = any($2)';
/** As far as Resume reading goes (rule 35). */
const BEGUN_AT = 10;

async function findKnown({ database }: ReadContext, personId: string, ids: readonly string[]) {
  type Entry = { readonly id: string; readonly isRead: boolean; readonly percent: number };
  const [entries, sent] = await Promise.all([
    database.query<Entry>('digest_read', READ, [personId, ids]),
    database.query<{ id: string }>('digest_sent', SENT, [personId, ids]),
  ]);
  return {
    read: new Set(entries.filter(({ isRead }) => isRead).map(({ id }) => id)),
    begun: new Set(entries.filter(({ percent }) => percent >= BEGUN_AT).map(({ id }) => id)),
    sent: new Set(sent.map(({ id }) => id)),
  };
}
