import { expect, test } from 'vitest';
import { suggestionKinds, suggestionRequests } from './suggestion-requests.ts';

const asked = { query: 'tide', context: 'homepage', isBot: false } as const;

test('SEARCH-3: three hits of every kind, with the context of the page and clicks counted', () => {
  const requests = suggestionRequests(asked);
  expect(requests.map(({ index }) => index)).toEqual(['post', 'user', 'user', 'collection', 'tag', 'catalog']);
  expect(requests).toHaveLength(suggestionKinds.length);
  for (const { params } of requests) {
    expect(params).toMatchObject({
      query: 'tide',
      hitsPerPage: 3,
      clickAnalytics: true,
      analyticsTags: ['homepage'],
    });
  }
});

test('SEARCH-7: people without those who write, who are a search of their own; topics with a story', () => {
  const [, authors, users, , tags] = suggestionRequests(asked);
  expect([authors?.params['facetFilters'], users?.params['facetFilters']]).toEqual([
    ['peopleType:AUTHOR'],
    ['peopleType:-AUTHOR'],
  ]);
  expect(tags?.params['numericFilters']).toEqual(['postCount>=1']);
});

test('SEARCH-8: no click analytics for bots, and no tag without a context', () => {
  for (const { params } of suggestionRequests({ ...asked, isBot: true, context: undefined })) {
    expect([params['clickAnalytics'], params['analyticsTags']]).toEqual([false, undefined]);
  }
});
