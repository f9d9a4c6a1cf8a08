import { expect, test } from 'vitest';
import { cacheTags } from './cache-tags.ts';

test('CORE-6: tags of post, user, collection, tag and list, and home on the home route', () => {
  const state = {
    ROOT_QUERY: { __typename: 'Query' },
    'Post:p1': { __typename: 'Post', id: 'p1' },
    'PostViewerEdge:p1': { __typename: 'PostViewerEdge', id: 'p1' },
    'User:u1': { __typename: 'User', id: 'u1' },
    'Collection:c1': { __typename: 'Collection', id: 'c1' },
    'Tag:t1': { __typename: 'Tag', id: 't1', slug: 'sea' },
    'Catalog:l1': { __typename: 'Catalog', id: 'l1' },
  };
  const tags = ['post:p1', 'user:u1', 'collection:c1', 'tag:sea', 'list:l1'];
  expect(cacheTags([state], 'ShowTagPosts')).toEqual(tags);
  expect(cacheTags([state], 'ShowHome')).toEqual([...tags, 'home']);
});
