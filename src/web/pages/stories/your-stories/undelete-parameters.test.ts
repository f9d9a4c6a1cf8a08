import { expect, test } from 'vitest';
import { canonicalUrl } from '#shared/routes/canonical-url.ts';
import { findStoryTab } from '#web/features/stories/your-stories/story-filter.ts';
import { readUndeleted, undeletedPath } from './undelete-parameters.ts';

test('WRITE-6: the parameters of an undelete lead to the deleted stories and are read once', () => {
  const tab = findStoryTab('public');
  if (tab === undefined) throw new Error('There is no tab of published stories');
  const undeleted = { postId: '0123456789ab', title: 'Rain & shine', tab };
  const path = undeletedPath(undeleted);
  expect(path).toBe(
    '/me/stories/deleted?tab=public&undeletedPost=true&undeletedPostId=0123456789ab&undeletedPostTitle=Rain+%26+shine',
  );
  const address = canonicalUrl(path);
  if (address === 'malformed') throw new Error(address);
  // The page sees all of it, the page cache none.
  expect(readUndeleted(new URLSearchParams(address.pageQuery))).toEqual(undeleted);
  expect(address.cacheKey).toBeUndefined();
});

test('WRITE-6: an address that names no story or no tab says nothing', () => {
  for (const query of [
    '',
    'tab=public&undeletedPost=true&undeletedPostId=nothing',
    'tab=everything&undeletedPost=true&undeletedPostId=0123456789ab',
    'tab=public&undeletedPostId=0123456789ab',
  ]) {
    expect(readUndeleted(new URLSearchParams(query)), query).toBeUndefined();
  }
});
