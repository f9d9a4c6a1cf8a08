import type { Followable } from './followable.ts';

type FollowableTag = Extract<Followable, { readonly __typename: 'Tag' }>;
type Publisher = Exclude<Followable, FollowableTag>;

/** The answer to assume until the real one comes: the target as it will be, with one follower more or less. */
export function assumedFollow<Target extends Publisher>(target: Target, isFollowing: boolean) {
  const { viewerEdge, socialStats } = target;
  const followerCount = followersAfter(target, socialStats.followerCount, isFollowing);
  return {
    ...target,
    viewerEdge: { ...viewerEdge, isFollowing },
    socialStats: { ...socialStats, followerCount },
  };
}

/** The same of a tag, which counts its followers itself. */
export function assumedTagFollow(target: FollowableTag, isFollowing: boolean) {
  const followerCount = followersAfter(target, target.followerCount, isFollowing);
  return { ...target, followerCount, viewerEdge: { ...target.viewerEdge, isFollowing } };
}

function followersAfter({ viewerEdge }: Followable, count: number, isFollowing: boolean): number {
  const step = isFollowing === viewerEdge.isFollowing ? 0 : isFollowing ? 1 : -1;
  return Math.max(0, count + step);
}
