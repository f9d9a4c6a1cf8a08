import { describe, expect, test } from 'vitest';
import { createMatcher, matchRoute } from './match-route.ts';
import { redirectOf } from './redirects.ts';
import { findRoute, routes } from './route-table.ts';

const matcher = createMatcher(routes, 'DEFAULT');

function follow(path: string, query = ''): unknown {
  const match = matchRoute(matcher, path);
  return typeof match === 'object' ? redirectOf(match, query) : match;
}

describe('ROUTE-8: redirects', () => {
  test.each([
    ['/help', 301, '/m/help'],
    ['/welcome', 301, '/get-started'],
    ['/topics', 301, '/explore-topics'],
    ['/creator-tools', 301, '/write'],
    ['/earn', 301, '/partner-program'],
    ['/p/new-post', 301, '/new-story'],
    ['/tag/rain/latest', 301, '/tag/rain'],
    ['/tag/rain/top', 302, '/tag/rain'],
    ['/@ada/recommended', 301, '/@ada/has-recommended'],
  ])('ROUTE-8: %s answers %i to %s', (path, status, location) => {
    expect(follow(path)).toEqual({ status, location });
  });

  test('ROUTE-8: the query goes along', () => {
    expect(follow('/redeem-gift', '?giftCode=ABC')).toEqual({ status: 301, location: '/redeem?giftCode=ABC' });
  });

  test('ROUTE-8: a page is no redirect, and a target with empty parameters is not found', () => {
    expect(follow('/tag/rain')).toBeUndefined();
    expect(follow('/tag/%20/latest')).toBe('notFound');
    const route = findRoute('ShowTagPostsTop');
    expect(route && redirectOf({ route, params: {} }, '')).toBe('notFound');
  });

  test('ROUTE-8: on a custom domain the prefix stays dropped', () => {
    const match = matchRoute(createMatcher(routes, 'USER'), '/recommended');
    expect(typeof match === 'object' && redirectOf(match, '', 'USER')).toEqual({
      status: 301,
      location: '/has-recommended',
    });
  });

  test('ROUTE-8: every target is a page of the table, never another redirect', () => {
    const targets = routes.flatMap((route) => (route.redirect ? [route.redirect.to] : []));
    expect(targets.filter((name) => findRoute(name)?.redirect !== undefined || !findRoute(name))).toEqual([]);
    expect(routes.filter((route) => (route.page === 'redirect') !== (route.redirect !== undefined))).toEqual([]);
  });
});
