import { expect, test } from 'vitest';
import { assumedFollow, assumedTagFollow } from './assumed-follow.ts';

const person = {
  __typename: 'User',
  id: 'u1',
  name: 'Mira',
  viewerEdge: { __typename: 'UserViewerEdge', id: 'u1', isFollowing: false },
  socialStats: { __typename: 'SocialStats', followerCount: 4, followingCount: 2 },
} as const;
const tag = {
  __typename: 'Tag',
  id: 't1',
  slug: 'tides',
  displayTitle: 'Tides',
  followerCount: 0,
  viewerEdge: { __typename: 'TagViewerEdge', id: 't1', isFollowing: true },
} as const;

test('HOME-6: until the answer comes a person has one follower more, and their other figures stay', () => {
  expect(assumedFollow(person, true)).toEqual({
    __typename: 'User',
    id: 'u1',
    name: 'Mira',
    viewerEdge: { __typename: 'UserViewerEdge', id: 'u1', isFollowing: true },
    socialStats: { __typename: 'SocialStats', followerCount: 5, followingCount: 2 },
  });
  expect(assumedFollow(person, false)).toMatchObject({ socialStats: { followerCount: 4 } });
});

test('HOME-6: nothing has less than no followers', () => {
  expect(assumedTagFollow(tag, false)).toMatchObject({ followerCount: 0, viewerEdge: { isFollowing: false } });
});
