import type { Followed } from '#modules/follows/read-follows.ts';
import { isFollowing } from '#modules/follows/is-following.ts';
import { readPage } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import { readWhoToFollow } from '#modules/topics/read-related.ts';
import { readPopularTags, readTagsByIds } from '#modules/topics/read-tags.ts';
import type { Tag } from '#modules/topics/tag.ts';

/** Somebody to follow, and the tag that they write about: a reader is told why (decisions 42). */
export type FollowSuggestion = { readonly entity: Followed; readonly tag: Tag };

/** Own judgement: the tags that are looked at, and what each gives. */
const MOST_TAGS = 10;
const OF_EACH_TAG = 20;
const MOST_SUGGESTIONS = 30;

const FOLLOWED = `
  select tag_id as id from follow_tag where follower_id = $1 order by created_at desc, tag_id limit ${MOST_TAGS}`;

/**
 * People and publications that write about the tags that the viewer follows, and who have published within
 * 90 days: not the viewer, nobody whom they follow, and nobody of a block (decisions 42). By turns from each
 * tag, so that the first five are of several.
 */
export async function suggestWhomToFollow(context: ReadContext, first: number): Promise<readonly FollowSuggestion[]> {
  const tags = await readOwnTags(context);
  const lists = await Promise.all(
    tags.map(async (tag) => (await readWhoToFollow(context, tag, readPage({ limit: OF_EACH_TAG }))).items),
  );
  const seen = new Set<string>();
  const suggestions: FollowSuggestion[] = [];
  for (let place = 0; place < OF_EACH_TAG; place += 1) {
    for (const [index, tag] of tags.entries()) {
      const entity = lists[index]?.[place];
      if (entity === undefined || seen.has(entity.id)) continue;
      seen.add(entity.id);
      if (isOpenTo(context, entity)) suggestions.push({ entity, tag });
    }
  }
  const followed = await Promise.all(
    suggestions.map(({ entity }) => isFollowing(context, 'username' in entity ? 'person' : 'publication', entity.id)),
  );
  const most = Math.min(Math.max(first, 1), MOST_SUGGESTIONS);
  return suggestions.filter((_suggestion, index) => followed[index] !== true).slice(0, most);
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
