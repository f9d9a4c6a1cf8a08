import type { Followed } from '#modules/finding/followed/read-follows.ts';
import { readFollowedEntities } from '#modules/finding/followed/read-follows.ts';
import { isFollowing } from '#modules/people/follows/is-following.ts';
import { muting } from '#modules/people/mutes/is-muting.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readCoFollowed } from '#modules/finding/recommendations/read-co-followed.ts';
import { sortKeyRange } from '#modules/stories/stories/sort-key.ts';
import { readWhoToFollow } from '#modules/finding/recommendations/read-related.ts';
import { readPopularTags, readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';

/** Somebody to follow and the tag that leads to them: a reader is told why (rule 42). */
export type FollowSuggestion = {
  readonly entity: Followed;
  readonly tag: Tag;
  /** Readers of the tag follow them too, or they write about it. */
  readonly kind: 'CO_FOLLOWED' | 'WRITES_ABOUT';
};

/** Own judgement: the tags that are looked at, and what each gives. */
const MOST_TAGS = 10;
const OF_EACH_TAG = 20;
const MOST_SUGGESTIONS = 30;
/** Whoever has published nothing for so long is not proposed (rule 42). */
const ACTIVE_MILLISECONDS = 90 * 24 * 60 * 60 * 1_000;

const FOLLOWED = `
  select tag_id as id from follow_tag where follower_id = $1 order by created_at desc, tag_id limit ${MOST_TAGS}`;

/**
 * People and publications that have published within 90 days: first whom others follow who follow the same tags as the
 * viewer, then who write about those tags, by turns from each, so that the first five are of several. Not the viewer,
 * nobody whom they follow or mute, and nobody of a block (rule 42).
 */
export async function suggestWhomToFollow(context: ReadContext, first: number): Promise<readonly FollowSuggestion[]> {
  const most = Math.min(Math.max(first, 1), MOST_SUGGESTIONS);
  const coFollowed = await openToViewer(context, await suggestCoFollowed(context));
  if (coFollowed.length >= most) return coFollowed.slice(0, most);
  const known = new Set(coFollowed.map(({ entity }) => entity.id));
  const writers = (await suggestWriters(context)).filter(({ entity }) => !known.has(entity.id));
  return [...coFollowed, ...(await openToViewer(context, writers))].slice(0, most);
}

/** Each once, without those of a block and those whom the viewer follows or mutes. */
async function openToViewer(
  context: ReadContext,
  all: readonly FollowSuggestion[],
): Promise<readonly FollowSuggestion[]> {
  const unique = new Map<string, FollowSuggestion>();
  for (const suggestion of all) {
    if (!unique.has(suggestion.entity.id)) unique.set(suggestion.entity.id, suggestion);
  }
  const suggestions = [...unique.values()].filter(({ entity }) => isOpenTo(context, entity));
  const isKnown = await Promise.all(suggestions.map(({ entity }) => isFollowedOrMuted(context, entity)));
  return suggestions.filter((_suggestion, index) => isKnown[index] !== true);
}

async function suggestCoFollowed(context: ReadContext): Promise<readonly FollowSuggestion[]> {
  const { viewer, clock } = context;
  if (viewer === null) return [];
  const now = clock.now();
  const { from } = sortKeyRange(new Date(now.getTime() - ACTIVE_MILLISECONDS), now);
  const rows = await readCoFollowed(context, viewer.personId, from);
  const entities = new Map((await readFollowedEntities(context, rows)).map((entity) => [entity.id, entity]));
  const tagIds = [...new Set(rows.map(({ tagId }) => tagId))];
  const tags = new Map((await readTagsByIds(context, tagIds)).map((tag) => [tag.id, tag]));
  return rows.flatMap(({ id, tagId }): readonly FollowSuggestion[] => {
    const [entity, tag] = [entities.get(id), tags.get(tagId)];
    return entity === undefined || tag === undefined ? [] : [{ entity, tag, kind: 'CO_FOLLOWED' }];
  });
}

async function suggestWriters(context: ReadContext): Promise<readonly FollowSuggestion[]> {
  const tags = await readOwnTags(context);
  const lists = await Promise.all(
    tags.map(async (tag) => (await readWhoToFollow(context, tag, readPage({ limit: OF_EACH_TAG }))).items),
  );
  const suggestions: FollowSuggestion[] = [];
  for (let place = 0; place < OF_EACH_TAG; place += 1) {
    for (const [index, tag] of tags.entries()) {
      const entity = lists[index]?.[place];
      if (entity !== undefined) suggestions.push({ entity, tag, kind: 'WRITES_ABOUT' });
    }
  }
  return suggestions;
}

/** The tags that the viewer follows, newest first; those with the most stories for who follows none. */
async function readOwnTags(context: ReadContext): Promise<readonly Tag[]> {
  const { viewer, database } = context;
  const rows =
    viewer === null ? [] : await database.query<{ id: string }>('followed_tags', FOLLOWED, [viewer.personId]);
  if (rows.length === 0) return (await readPopularTags(context, readPage({ limit: MOST_TAGS }))).items;
  return await readTagsByIds(
    context,
    rows.map(({ id }) => id),
  );
}

function isOpenTo({ viewer }: ReadContext, entity: Followed): boolean {
  if (viewer === null) return true;
  const { personId, blockedBy, blocking } = viewer;
  return entity.id !== personId && !blockedBy.has(entity.id) && !blocking.has(entity.id);
}

async function isFollowedOrMuted(context: ReadContext, entity: Followed): Promise<boolean> {
  const kind = 'username' in entity ? 'person' : 'publication';
  const [isFollowed, isMuted] = await Promise.all([
    isFollowing(context, kind, entity.id),
    muting[kind].holds(context, entity.id),
  ]);
  return isFollowed || isMuted;
}
