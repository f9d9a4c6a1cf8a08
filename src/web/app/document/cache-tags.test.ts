import { expect, test } from 'vitest';
import { cacheTags } from './cache-tags.ts';

test('CORE-6: tags of post, user, collection, tag and list, and home on the home route', () => {
  const post = {
    __typename: 'Post',
    id: 'p1',
    viewerEdge: { __typename: 'PostViewerEdge', id: 'p1' },
    authors: [{ __typename: 'User', id: 'u1' }],
    collection: { __typename: 'Collection', id: 'c1' },
    tags: [{ __typename: 'Tag', id: 't1', slug: 'sea' }],
  };
  const answers = [{ post }, { again: post, list: { items: [{ __typename: 'Catalog', id: 'l1' }, null] } }];
  const tags = ['post:p1', 'user:u1', 'collection:c1', 'tag:sea', 'list:l1'];
  expect(cacheTags(answers, 'ShowTagPosts')).toEqual(tags);
  expect(cacheTags(answers, 'ShowHome')).toEqual([...tags, 'home']);
});
