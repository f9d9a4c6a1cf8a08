import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { buildPath, buildPathOnCustomDomain } from './build-path.ts';
import { createMatcher, matchRoute, segmentsInContext } from './match-route.ts';
import { parsePathPattern } from './path-pattern.ts';
import { isReservedSegment } from './reserved-segments.ts';
import { routes } from './route-table.ts';
import type { RouteName } from './route-table.ts';
import type { Route } from './route.ts';

const warn = vi.fn<(message: string) => void>();
const matchers = {
  DEFAULT: createMatcher(routes, 'DEFAULT', warn),
  USER: createMatcher(routes, 'USER', warn),
  COLLECTION: createMatcher(routes, 'COLLECTION', warn),
};
type ContextType = keyof typeof matchers;

function show(path: string, context: ContextType = 'DEFAULT'): unknown {
  const match = matchRoute(matchers[context], path);
  return typeof match === 'object' ? [match.name, match.params] : match;
}

function routeAt(name: string, path: string): Route {
  return { name, path, page: 'home', layout: 'basic', contexts: 'none' };
}

describe('ROUTE-3: matching', () => {
  test('ROUTE-3: ignores outer slashes, drops query and fragment', () => {
    for (const path of ['/tag/rain', 'tag/rain', '//tag/rain//', '/tag/rain?q=1', '/tag/rain#x?y', '/tag/rain/?a#b']) {
      expect(show(path)).toEqual(['ShowTagPosts', { tagSlug: 'rain' }]);
    }
    expect([show('/'), show(''), show('//'), show('?q=1'), show('#top')]).toEqual(
      Array.from({ length: 5 }, () => ['ShowHome', {}]),
    );
  });

  test('ROUTE-3: decodes segments, and calls what cannot be decoded malformed', () => {
    expect(show('/tag/caf%C3%A9%20noir')).toEqual(['ShowTagPosts', { tagSlug: 'café noir' }]);
    expect(show('/tag/a%2Fb')).toEqual(['ShowTagPosts', { tagSlug: 'a/b' }]);
    expect(show('/%74ag/rain')).toEqual(['ShowTagPosts', { tagSlug: 'rain' }]);
    expect([show('/%'), show('/tag/%ff'), show('/tag/%C3%28')]).toEqual(['malformed', 'malformed', 'malformed']);
    expect(show('/tag/rain?q=%ff')).toEqual(['ShowTagPosts', { tagSlug: 'rain' }]);
  });

  test('ROUTE-3: exact segments win over parameters, and a wrong turn is taken back', () => {
    expect(show('/p/new-post')).toEqual(['RedirectNewPost', {}]);
    expect(show('/me/settings/mute')).toEqual(['ShowMutedSettings', {}]);
    expect(show('/me/settings/account')).toEqual(['ShowSettingsTab', { setting: 'account' }]);
    expect(show('/bread/about')).toEqual(['ShowCollectionAbout', { collectionSlug: 'bread' }]);
    expect(show('/bread/about/edit')).toEqual([
      'EditPostUnderCollection',
      { collectionSlug: 'bread', postId: 'about' },
    ]);
    const backtracking = createMatcher([routeAt('Exact', '/a/b/c'), routeAt('Loose', '/{x}/b/{y}')], 'USER');
    expect(matchRoute(backtracking, '/a/b/d')).toBeUndefined();
    const loose = createMatcher([routeAt('Exact', '/z/b/c'), routeAt('Loose', '/{x}/b/{y}')], 'DEFAULT');
    expect(matchRoute(loose, '/z/b/d')).toMatchObject({ name: 'Loose', params: { x: 'z', y: 'd' } });
  });

  test('ROUTE-3: a username segment matches only when text follows the @', () => {
    expect(show('/@ada')).toEqual(['ShowUserProfile', { username: 'ada' }]);
    expect(show('/%40ada')).toEqual(['ShowUserProfile', { username: 'ada' }]);
    expect([show('/@'), show('/@/about'), show('/@ada/about/x'), show('/feed/@')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(show('/feed/@ada')).toEqual(['ReadUserFeed', { username: 'ada' }]);
  });

  test('ROUTE-3: no publication hides behind a reserved word, and no segment is empty', () => {
    expect([show('/search/nothing'), show('/image/x'), show('/assets/x'), show('/robots.txt')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect([show('/bread//about'), show('/tag//top')]).toEqual([undefined, undefined]);
    expect([isReservedSegment('Tag'), isReservedSegment('bread')]).toEqual([true, false]);
  });

  test('ROUTE-3: never throws, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<ContextType>('DEFAULT', 'USER', 'COLLECTION'),
        (path, context) => {
          const match = matchRoute(matchers[context], path);
          if (typeof match === 'object') expect(Object.values(match.params)).not.toContain('');
        },
      ),
    );
  });
});

test('ROUTE-5: a duplicate ambiguous pattern is skipped with a warning, and the table has none', () => {
  expect(warn).not.toHaveBeenCalled();
  const heard: string[] = [];
  const matcher = createMatcher([routeAt('First', '/a/{b}'), routeAt('Second', '/a/{c}')], 'DEFAULT', (message) =>
    heard.push(message),
  );
  expect(heard).toEqual([expect.stringContaining('Cannot add route')]);
  expect(matchRoute(matcher, '/a/x')).toMatchObject({ name: 'First', params: { b: 'x' } });
});

describe('ROUTE-6: routing contexts', () => {
  test('ROUTE-6: a person’s domain drops /@{username}', () => {
    expect(show('/', 'USER')).toEqual(['ShowUserProfile', {}]);
    expect(show('/about', 'USER')).toEqual(['ShowUserAbout', {}]);
    expect(show('/rain-0123456789ab', 'USER')).toEqual(['ShowPostUnderUser', { postId: 'rain-0123456789ab' }]);
    expect(show('/p/0123456789ab', 'USER')).toEqual(['ShowPost', { postId: '0123456789ab' }]);
    expect([show('/me/settings', 'USER'), show('/@ada', 'USER'), show('/bread/tagged/x', 'USER')]).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
  });

  test('ROUTE-6: a publication’s domain drops /{collectionSlug}', () => {
    expect(show('/', 'COLLECTION')).toEqual(['ShowCollection', {}]);
    expect(show('/archive/2020/05', 'COLLECTION')).toEqual([
      'ShowCollectionArchiveMonth',
      { year: '2020', month: '05' },
    ]);
    expect(show('/rain-0123456789ab', 'COLLECTION')).toEqual([
      'ShowPostUnderCollection',
      { postId: 'rain-0123456789ab' },
    ]);
    expect([show('/plans/x', 'COLLECTION'), show('/@ada', 'COLLECTION')]).toEqual([undefined, undefined]);
  });

  test('ROUTE-6: what is built in a context is matched there as the same route with the same parameters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((tail) => `zz${tail}`);
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.constantFrom<ContextType>('DEFAULT', 'USER', 'COLLECTION'),
        fc.array(text, { minLength: 4, maxLength: 4 }),
        (route, context, values) => {
          const segments = segmentsInContext(route, context);
          if (!segments) return;
          const names = parsePathPattern(route.path).flatMap((segment) =>
            segment.kind === 'exact' ? [] : [segment.name],
          );
          const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? 'zz']));
          const build = context === 'DEFAULT' ? buildPath : buildPathOnCustomDomain;
          const match = matchRoute(matchers[context], build(route.name as RouteName, params));
          const kept = new Set(segments.flatMap((segment) => (segment.kind === 'exact' ? [] : [segment.name])));
          const wanted = Object.fromEntries(Object.entries(params).filter(([name]) => kept.has(name)));
          expect(match).toMatchObject({ name: route.name, page: route.page, layout: route.layout });
          expect(typeof match === 'object' && match.params).toEqual(wanted);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
