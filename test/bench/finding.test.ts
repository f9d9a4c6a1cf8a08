import { expect, test } from 'vitest';
import { type Finding, isMet, tableOf } from './finding.ts';

const finding: Finding = { bench: 'cached', name: 'story', value: 0.9, unit: '×', target: { atLeast: 0.85 } };

test('a figure meets its target, misses it, or has none', () => {
  expect(isMet(finding)).toBe(true);
  expect(isMet({ ...finding, value: 0.8 })).toBe(false);
  expect(isMet({ ...finding, target: { atMost: 0.85 } })).toBe(false);
  expect(isMet({ ...finding, value: Number.NaN })).toBe(false);
  expect(isMet({ ...finding, target: undefined })).toBeUndefined();
});

test('the table says which figures fall short', () => {
  const lines = tableOf([finding, { ...finding, name: 'home', value: 0.8, note: 'two runs' }]).split('\n');
  expect(lines[1]).toMatch(/^cached {2}story {2}0.9 × {2}≥ 0.85 {2}met$/);
  expect(lines[2]).toMatch(/^cached {2}home {3}0.8 × {2}≥ 0.85 {2}SHORT {2}two runs$/);
});
