import { describe, expect, test } from 'vitest';
import { grantOf, leftOf } from './meter.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const counted = (storyId: string, minutes = 60) => ({
  storyId,
  grantedAt: minutesAgo(minutes),
  countedAt: minutesAgo(minutes),
});
const unread = (storyId: string, minutes: number) => ({ storyId, grantedAt: minutesAgo(minutes), countedAt: null });

describe('STORY-3: the meter', () => {
  test('gives as many as are free, and those again', () => {
    const read = [counted('a'), counted('b')];
    expect(grantOf([], 'a', 3, NOW)).toBe('held');
    expect(grantOf(read, 'c', 3, NOW)).toBe('held');
    expect(grantOf([...read, counted('c')], 'd', 3, NOW)).toBe('none');
    expect(grantOf([...read, counted('c')], 'a', 3, NOW)).toBe('again');
    expect(leftOf(read, 3, NOW)).toBe(1);
  });

  test('gives nothing where none is free, also of what was read before that', () => {
    expect(grantOf([], 'a', 0, NOW)).toBe('none');
    expect(grantOf([counted('a')], 'a', 0, NOW)).toBe('none');
  });

  test('keeps the place of what was opened just now, and lets it go where nobody read', () => {
    const open = [unread('a', 1), unread('b', 9.9), unread('c', 0)];
    expect(grantOf(open, 'd', 3, NOW)).toBe('none');
    expect(leftOf(open, 3, NOW)).toBe(0);
    const left = [unread('a', 10), counted('b'), counted('c')];
    expect(grantOf(left, 'd', 3, NOW)).toBe('held');
    expect(grantOf(left, 'a', 3, NOW)).toBe('held');
    expect(leftOf(left, 3, NOW)).toBe(1);
    expect(grantOf([...left, counted('d')], 'a', 3, NOW)).toBe('none');
  });

  test('counts an opening at once where as many were opened and not read as are free', () => {
    const left = [unread('a', 20), unread('b', 20), unread('c', 20)];
    expect(grantOf(left.slice(1), 'd', 3, NOW)).toBe('held');
    expect(grantOf(left, 'd', 3, NOW)).toBe('counted');
    // The text of these is theirs already.
    expect(grantOf(left, 'a', 3, NOW)).toBe('held');
  });
});
