import { expect, test } from 'vitest';
import { activeTab } from './active-tab.ts';

const tabs = [{ to: '/@mira' }, { to: '/@mira/lists' }, { to: '/@mira/about' }];

test('SHELL-13: the tab of the location is active', () => {
  expect(activeTab(tabs, '/@mira')).toBe(tabs[0]);
  expect(activeTab(tabs, '/@mira/lists/')).toBe(tabs[1]);
  expect(activeTab(tabs, '/%40mira/about?page=x')).toBeUndefined();
  expect(activeTab(tabs, '/@mira/about?page=x')).toBe(tabs[2]);
  expect(activeTab(tabs, '/@mira/books')).toBeUndefined();
});
