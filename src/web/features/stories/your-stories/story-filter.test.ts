import { expect, test } from 'vitest';
import { findStoryTab } from './story-filter.ts';

test('WRITE-5: /me/stories is the drafts; a filter that there is not has no page', () => {
  expect(findStoryTab(undefined)?.filter).toBe('DRAFTS');
  expect(findStoryTab('deleted')?.filter).toBe('DELETED');
  expect(findStoryTab('constructor')).toBeUndefined();
  expect(findStoryTab('DRAFTS')).toBeUndefined();
});
