import { expect, test } from 'vitest';
import { buildPath, buildPathOnCustomDomain } from './build-path.ts';
import { listenToPathWarnings } from './build-path.ts';
import type { RouteName } from './route-table.ts';

test('ROUTE-4: every parameter is required', () => {
  expect(() => buildPath('ShowTagPosts')).toThrow('One or more required param(s) not provided');
  expect(() => buildPath('ShowPostUnderUser', { username: 'ada' })).toThrow(
    'One or more required param(s) not provided',
  );
  expect(buildPath('ShowPostUnderUser', { username: 'ada', postId: 'x-1' })).toBe('/@ada/x-1');
});

test('ROUTE-4: an empty or undefined value is warned of', () => {
  const heard: string[] = [];
  const warn = (message: string) => void heard.push(message);
  expect(buildPath('ShowTagPosts', { tagSlug: '' }, {}, warn)).toBe('/tag/');
  expect(buildPath('ShowTagPosts', { tagSlug: undefined }, {}, warn)).toBe('/tag/');
  expect(heard).toHaveLength(2);
  listenToPathWarnings(warn);
  buildPath('ShowTagPosts', { tagSlug: '' });
  listenToPathWarnings(() => undefined);
  expect(heard).toHaveLength(3);
});

test('ROUTE-4: an unknown name throws', () => {
  expect(() => buildPath('ShowNothing' as RouteName)).toThrow('Route with name ShowNothing does not exist');
  expect(() => buildPathOnCustomDomain('toString' as RouteName)).toThrow('Route with name toString does not exist');
});

test('ROUTE-4: values are encoded, and cannot leave their segment', () => {
  expect(buildPath('ShowTagPosts', { tagSlug: '日本 a/b?c#d' })).toBe('/tag/%E6%97%A5%E6%9C%AC%20a%2Fb%3Fc%23d');
  expect(buildPath('ShowTagPosts', { tagSlug: '..' })).toBe('/tag/%2E%2E');
  expect(buildPath('ShowSearch', {}, { q: 'a b', tab: undefined, year: 2020 })).toBe('/search?q=a+b&year=2020');
});

test('ROUTE-6: a custom domain drops the prefix of its owner and nothing else', () => {
  expect(buildPathOnCustomDomain('ShowPostUnderUser', { postId: 'x-1' })).toBe('/x-1');
  expect(buildPathOnCustomDomain('ShowUserProfile')).toBe('/');
  expect(buildPathOnCustomDomain('ShowCollectionAbout', { collectionSlug: 'bread' })).toBe('/about');
  expect(buildPathOnCustomDomain('ShowPost', { postId: 'x' })).toBe('/p/x');
});
