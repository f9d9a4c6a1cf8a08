import { expect, test } from 'vitest';
import type { RouteName } from '#shared/routes/route-table.ts';
import { sidebarEntries } from './sidebar-entries.ts';

const paths: Readonly<Partial<Record<RouteName, string>>> = {
  ShowHome: '/',
  ShowYourCatalogs: '/me/lists',
  ShowWriterOutbox: '/me/outbox',
  ShowStats: '/me/stats',
};

function entries(flags: readonly string[], built: readonly RouteName[]) {
  const pathOf = (name: RouteName) => (built.includes(name) ? paths[name] : undefined);
  return sidebarEntries({ username: 'ada', flags, pathOf }).map(({ label, href }) => `${label} ${href}`);
}

const all: readonly RouteName[] = ['ShowHome', 'ShowYourCatalogs', 'ShowWriterOutbox', 'ShowStats'];

test('SHELL-10: Home, Library, Profile, Stories, Stats, in that order', () => {
  expect(entries(['enable_submissions_v2'], all)).toEqual([
    'Home /',
    'Library /me/lists',
    'Profile /@ada',
    'Stories /me/outbox',
    'Stats /me/stats',
  ]);
});

test('SHELL-10: Stories leads to the drafts without submissions, and while there is no outbox', () => {
  expect(entries([], all)).toContain('Stories /me/stories/drafts');
  expect(entries(['enable_submissions_v2'], ['ShowHome'])).toEqual([
    'Home /',
    'Profile /@ada',
    'Stories /me/stories/drafts',
  ]);
});
