import { mustActFor } from '#modules/acting.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { countFollowOfPerson, countFollowing } from '#modules/people/count-follows.ts';
import { countFollowOfPublication } from '#modules/publications/count-follows.ts';
import { purgeTags } from '#modules/purge-tags.ts';
import { countFollowOfTag } from '#modules/topics/count-follows.ts';
import { type FollowedKind, insertFollow } from './follows.store.ts';

/** Follows a person, a publication or a tag; following twice is following once. */
export function follow(
  context: CommandContext,
  input: { readonly followerId: string; readonly kind: FollowedKind; readonly id: string },
): Promise<void> {
  const { followerId, kind, id } = input;
  mustActFor(context, followerId);
  return withTransaction(context, async (inside) => {
    const isNew = await insertFollow(inside.database, { followerId, kind, id, now: inside.clock.now() });
    if (!isNew) return;
    await countFollowed(inside, kind, id);
    // Tags are followed for the feed: a profile counts people and publications.
    if (kind !== 'tag') await countFollowing(inside, followerId, 1);
    await purgeTags(inside, [`user:${followerId}`, kind === 'publication' ? `collection:${id}` : `user:${id}`]);
  });
}

function countFollowed(context: CommandContext, kind: FollowedKind, id: string): Promise<void> {
  switch (kind) {
    case 'person':
      return countFollowOfPerson(context, id, 1);
    case 'publication':
      return countFollowOfPublication(context, id, 1);
    case 'tag':
      return countFollowOfTag(context, id, 1);
  }
}
