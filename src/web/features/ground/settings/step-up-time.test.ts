import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mustStepUpFirst, noteStepUpTime } from './step-up-time.ts';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rule 139: the time runs from the answer on, and not anew when the answer is read again', () => {
  expect(mustStepUpFirst()).toBe(false);
  noteStepUpTime(10 * MINUTE);
  vi.advanceTimersByTime(9 * MINUTE);
  noteStepUpTime(10 * MINUTE);
  expect(mustStepUpFirst()).toBe(false);
  vi.advanceTimersByTime(MINUTE);
  expect(mustStepUpFirst()).toBe(true);
  noteStepUpTime(15 * MINUTE);
  expect(mustStepUpFirst()).toBe(false);
  noteStepUpTime(0);
  expect(mustStepUpFirst()).toBe(true);
});
