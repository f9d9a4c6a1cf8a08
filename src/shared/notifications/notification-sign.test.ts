import { expect, test } from 'vitest';
import { kindsOf } from './notification-kinds.ts';
import { notificationSign } from './notification-sign.ts';

test('rule 330: decisions of moderators have a sign of their own in the bell, and a star only what one is glad of', () => {
  const kinds = kindsOf('ALL');
  const starred = kinds.filter((kind) => notificationSign(kind) === '★');
  expect(starred).toEqual(['STORY_MILESTONE', 'STORY_BOOSTED', 'FOLLOWER_MILESTONE', 'AUTHOR_VERIFIED']);
  const decided = kinds.filter((kind) => notificationSign(kind) === '§');
  expect(decided).toHaveLength(10);
  expect(decided.every((kind) => /DECISION|APPEAL/.test(kind))).toBe(true);
  expect(notificationSign('STAFF_LOOKED')).toBe('i');
});
