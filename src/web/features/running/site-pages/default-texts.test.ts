import { expect, test } from 'vitest';
import { landingPageMessages } from '#shared/messages/landing-pages.ts';
import { footerMessages } from '#shared/messages/footer.ts';
import { sitePageMessages } from '#shared/messages/site-pages.ts';
import { editablePages } from '#shared/routes/editable-pages.ts';
import { routes } from '#shared/routes/route-table.ts';

test('SHELL-6: every page of the footer has a text of its own', () => {
  const names = routes.filter((route) => route.page === 'site-page').map((route) => route.name);
  expect(Object.keys(sitePageMessages).toSorted()).toEqual(names.toSorted());
  const titles: readonly string[] = Object.values(sitePageMessages).map((text) => text.title);
  expect(titles.toSorted()).toEqual(Object.values(footerMessages).toSorted());
});

test('HOME-9: every default text is that of a page that can be written', () => {
  const names = new Set(editablePages.map((route) => route.name));
  expect(Object.keys({ ...sitePageMessages, ...landingPageMessages }).filter((name) => !names.has(name))).toEqual([]);
});
