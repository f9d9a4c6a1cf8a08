import { expect, test } from 'vitest';
import { hasNews } from './has-news.ts';

test('SHELL-12: the badge shows for what is unread and newer than the last look', () => {
  expect(hasNews([{ lastPublishedAt: 20, hasUnread: true }], 10)).toBe(true);
  expect(hasNews([{ lastPublishedAt: 20, hasUnread: true }], null)).toBe(true);
});

test('SHELL-12: not for what was read, is older than the last look, or was never published', () => {
  expect(hasNews([{ lastPublishedAt: 20, hasUnread: false }], 10)).toBe(false);
  expect(hasNews([{ lastPublishedAt: 10, hasUnread: true }], 10)).toBe(false);
  expect(hasNews([{ lastPublishedAt: null, hasUnread: true }], null)).toBe(false);
  expect(hasNews([], null)).toBe(false);
});
