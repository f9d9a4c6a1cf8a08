import type { Followable } from './followable.ts';

/** The answer to assume until the real one comes: the target as it will be, with one follower more or less. */
export function assumedFollow(target: Followable, isFollowing: boolean): Readonly<Record<string, unknown>> {
  const { id } = target;
  const step = isFollowing === target.viewerEdge.isFollowing ? 0 : isFollowing ? 1 : -1;
  const viewerEdge = { ...target.viewerEdge, isFollowing };
  if (target.__typename === 'Tag') {
    const { displayTitle, followerCount } = target;
    return { __typename: 'Tag', id, displayTitle, followerCount: Math.max(0, followerCount + step), viewerEdge };
  }
  const { __typename, name, socialStats } = target;
  const followerCount = Math.max(0, socialStats.followerCount + step);
  return { __typename, id, name, viewerEdge, socialStats: { ...socialStats, followerCount } };
}
