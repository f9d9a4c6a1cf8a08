import { expect, test } from 'vitest';
import { headingOf } from './PostPublish.tsx';

const FIRST = Date.parse('2026-11-28T12:00:00Z');
const published = {
  isPublished: true,
  visibility: 'PUBLIC',
  firstPublishedAt: FIRST,
  latestPublishedAt: FIRST,
  mailing: null,
  settings: { isMailed: true, scheduledAt: null, scheduleTimeZone: null },
} as const;
const isSaidToBeMailed = (story: Parameters<typeof headingOf>[0]) => headingOf(story).text.includes('by email');

test('rule 73: a story that is mailed says so as it is published, and not again with its changes', () => {
  expect(isSaidToBeMailed(published)).toBe(true);
  expect(isSaidToBeMailed({ ...published, latestPublishedAt: FIRST + 1 })).toBe(false);
  expect(isSaidToBeMailed({ ...published, settings: { ...published.settings, isMailed: false } })).toBe(false);
});
