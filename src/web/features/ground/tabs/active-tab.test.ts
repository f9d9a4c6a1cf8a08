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

test('SHELL-13: on search the active tab equals the path with q, whatever else the query says', () => {
  const searches = [{ to: '/search?q=tide' }, { to: '/search/posts?q=tide' }, { to: '/search/users?q=salt' }];
  expect(activeTab(searches, '/search/posts', new URLSearchParams('q=tide&p=2'))).toBe(searches[1]);
  expect(activeTab(searches, '/search', new URLSearchParams('q=tide'))).toBe(searches[0]);
  expect(activeTab(searches, '/search/users', new URLSearchParams('q=tide'))).toBeUndefined();
  expect(activeTab(searches, '/searching', new URLSearchParams('q=tide'))).toBeUndefined();
});
