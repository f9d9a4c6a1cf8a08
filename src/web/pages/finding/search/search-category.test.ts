import { expect, test } from 'vitest';
import { categoryOf, searchRouteOf, searchRoutes } from './search-category.ts';

test('SEARCH-4: stories, people, publications, topics and lists, each with its address', () => {
  expect(searchRoutes.map((route) => [route, categoryOf(route).label])).toEqual([
    ['ShowSearch', 'Stories'],
    ['ShowSearchUsers', 'People'],
    ['ShowSearchPublications', 'Publications'],
    ['ShowSearchTags', 'Topics'],
    ['ShowSearchLists', 'Lists'],
  ]);
  expect(searchRouteOf('ShowSearchPosts')).toBe('ShowSearch');
  expect(searchRouteOf('ShowSearchTags')).toBe('ShowSearchTags');
});
