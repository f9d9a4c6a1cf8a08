import { expect, test } from 'vitest';
import { hasNewBadge } from './new-badge.ts';

test('MEMB-15: the New badge appears only before 2025-08-20', () => {
  expect(hasNewBadge(new Date('2025-08-19T23:59:59Z'))).toBe(true);
  expect(hasNewBadge(new Date('2025-08-20T00:00:00Z'))).toBe(false);
  expect(hasNewBadge(new Date('2026-11-22T00:00:00Z'))).toBe(false);
});
