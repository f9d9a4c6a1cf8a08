import { expect, test } from 'vitest';
import { followedPath, isAtEntity } from './followed-path.ts';

const ada = { __typename: 'User', id: 'u1', username: 'ada' } as const;
const weekly = { __typename: 'Collection', id: 'c1', slug: 'weekly', domain: null } as const;

test('SHELL-10: with the flag people and publications are found on their own pages', () => {
  const flags = ['enable_sidebar_profile_links'];
  expect([followedPath(ada, flags), followedPath(weekly, flags)]).toEqual(['/@ada', '/weekly']);
  expect(followedPath({ ...weekly, domain: 'weekly.example' }, flags)).toContain('weekly.example');
});

test('SHELL-10: whom a page is about is marked', () => {
  expect(isAtEntity(ada, { name: 'ShowUserProfile', params: { username: 'Ada' } })).toBe(true);
  expect(isAtEntity(ada, { name: 'ShowUserFollowers', params: { username: 'ada' } })).toBe(false);
  expect(isAtEntity(weekly, { name: 'ShowCollection', params: { collectionSlug: 'weekly' } })).toBe(true);
  expect(isAtEntity(weekly, { name: 'ShowFollowingFeedOfEntity', params: { entityId: 'c1' } })).toBe(true);
  expect(isAtEntity(weekly, undefined)).toBe(false);
});
