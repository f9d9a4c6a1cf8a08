import { expect, test } from 'vitest';
import { homeTab, homeTabPath } from './home-tab.ts';

test('HOME-1: a tab stands in the address, and an address that names none is for you', () => {
  for (const tab of [
    { kind: 'recommended' },
    { kind: 'following' },
    { kind: 'tag', tagSlug: 'small engines' },
    { kind: 'tag', tagSlug: '日本語' },
  ] as const) {
    expect(homeTab(new URL(homeTabPath(tab), 'https://example.org').searchParams)).toEqual(tab);
  }
  expect(homeTab(new URLSearchParams('feed=elsewhere&tag='))).toEqual({ kind: 'recommended' });
});
