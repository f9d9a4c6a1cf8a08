import { expect, test } from 'vitest';
import { footerMessages } from '#shared/messages/shell.ts';
import { sitePageMessages } from '#shared/messages/site-pages.ts';
import { routes } from '#shared/routes/route-table.ts';

test('SHELL-6: every page of the footer has a text of its own', () => {
  const names = routes.filter((route) => route.page === 'site-page').map((route) => route.name);
  expect(Object.keys(sitePageMessages).toSorted()).toEqual(names.toSorted());
  const titles: readonly string[] = Object.values(sitePageMessages).map((text) => text.title);
  expect(titles.toSorted()).toEqual(Object.values(footerMessages).toSorted());
});
