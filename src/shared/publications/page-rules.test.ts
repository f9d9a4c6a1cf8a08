import { expect, test } from 'vitest';
import { createMatcher, matchRoute } from '../routes/match-route.ts';
import { routes } from '../routes/route-table.ts';
import { findPageFault, pageLimits, type PageTexts, proposePageSlug, trimPage } from './page-rules.ts';

const page: PageTexts = { title: 'How we work', slug: 'how-we-work', text: 'By hand.' };

test('PUB-1: a page has a title, an address and a text, each within its bounds', () => {
  expect(findPageFault(page, false)).toBeUndefined();
  expect(findPageFault({ ...page, title: '' }, false)).toEqual({ field: 'title', fault: 'titleMissing' });
  expect(findPageFault({ ...page, title: 'é'.repeat(pageLimits.mostTitle) }, false)).toBeUndefined();
  expect(findPageFault({ ...page, title: 'é'.repeat(pageLimits.mostTitle + 1) }, false)?.fault).toBe('titleTooLong');
  expect(findPageFault({ ...page, slug: '' }, false)?.fault).toBe('slugMissing');
  expect(findPageFault({ ...page, slug: 'about' }, false)?.fault).toBe('slugReserved');
  expect(findPageFault({ ...page, text: '' }, false)?.fault).toBe('textMissing');
  expect(findPageFault({ ...page, text: 'a'.repeat(pageLimits.mostText + 1) }, false)?.fault).toBe('textTooLong');
});

test('PUB-1: the page behind "About" needs neither title nor address, and may be empty', () => {
  expect(findPageFault({ title: '', slug: 'about', text: '' }, true)).toBeUndefined();
  expect(findPageFault({ title: '', slug: 'about', text: 'a'.repeat(pageLimits.mostText + 1) }, true)?.fault).toBe(
    'textTooLong',
  );
});

test('PUB-1: an address is made of what was typed, in any script', () => {
  expect(trimPage({ title: '  How \n we work ', slug: ' /How We Work?/ ', text: '\nBy hand.\n' })).toEqual(page);
  expect(proposePageSlug('Über uns')).toBe('uber-uns');
  expect(proposePageSlug('私たちについて')).toBe('私たちについて');
});

test('PUB-2: no name of a page is in the way of another route of a publication', () => {
  const names = new Set(routes.flatMap(({ path }) => path.split('/').filter((part) => /^[a-z-]+$/.test(part))));
  expect(names.size).toBeGreaterThan(50);
  const matcher = createMatcher(routes, 'DEFAULT');
  for (const name of names) {
    expect(matchRoute(matcher, `/harbour/subpage/${name}`), name).toMatchObject({ name: 'ShowCollectionSubpage' });
  }
});
