import { expect, test } from 'vitest';
import { queryContext } from './query-context.ts';

test.each([
  ['home', 'homepage'],
  ['post', 'post'],
  ['publication-latest', 'publication-right-column'],
  ['user-profile', 'user-profile'],
  ['user-catalogs', 'user-profile'],
  ['tag', 'topics-right-column'],
  ['topic', 'topics-right-column'],
  ['topic-recommended', 'topics-right-column'],
  ['notifications', 'notifications'],
  ['your-stories', 'your-stories'],
  ['topics-onboarding', undefined],
  ['settings', undefined],
  ['post-details', undefined],
  [undefined, undefined],
])('SEARCH-4: a search on %s is one of %s', (page, context) => {
  expect(queryContext(page)).toBe(context);
});
