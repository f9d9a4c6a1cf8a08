import { expect, test, vi } from 'vitest';
import { loadHighlighter } from './highlight-code.ts';

test('the same code has the same colours on a machine that is as slow as it can be', async () => {
  const highlight = await loadHighlighter(['javascript']);
  const expected = highlight('export const number = 0;', 'javascript');
  let time = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 10_000));
  try {
    expect(highlight('export const number = 0;', 'javascript')).toBe(expected);
  } finally {
    vi.restoreAllMocks();
  }
});
