import { userCacheTag, collectionCacheTag, tagCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { countFollowOfPerson, countFollowing } from '#modules/people/people/count-follows.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countFollowOfTag } from '#modules/stories/topics/count-follows.ts';
import type { Follow } from './follow.ts';

/** Counts a follow on both sides, or with -1 its end, and drops the pages that show the counts. */
export async function countFollow(context: CommandContext, follow: Follow, change: 1 | -1): Promise<void> {
  const { followerId, kind, id } = follow;
  const ofFollower = () => countFollowing(context, followerId, change);
  switch (kind) {
    case 'person': {
      const ofFollowed = () => countFollowOfPerson(context, id, change);
      // In order of ID, so two people who follow each other at the same moment never deadlock.
      for (const count of id < followerId ? [ofFollowed, ofFollower] : [ofFollower, ofFollowed]) await count();
      return purgeTags(context, [userCacheTag(followerId), userCacheTag(id)]);
    }
    case 'publication':
      // The publication's own count is kept with the follow: whose account is not open is not in it.
      await ofFollower();
      return purgeTags(context, [userCacheTag(followerId), collectionCacheTag(id)]);
    case 'tag': {
      // Tags are followed for the feed: a profile counts people and publications.
      await countFollowOfTag(context, id, change);
      const { kysely } = context.database;
      const tag = await kysely.selectFrom('tag').select('slug').where('id', '=', id).executeTakeFirst();
      return purgeTags(context, tag === undefined ? [] : [tagCacheTag(tag.slug)]);
    }
  }
}
