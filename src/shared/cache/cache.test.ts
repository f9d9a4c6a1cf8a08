import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CACHE_DISABLED_REASONS, cacheDisabledReason } from './cache-disabled-reason.ts';
import { combineCacheGroups, initialCacheGroup } from './cache-group.ts';
import type { CacheGroup } from './cache-group.ts';
import { collectionCacheTag, listCacheTag } from './cache-tags.ts';
import { postCacheTag, tagCacheTag, userCacheTag } from './cache-tags.ts';

test('CORE-6: disabled is sticky, another group overrides control', () => {
  const group = fc.constantFrom<CacheGroup>('control', 'enabled', 'disabled');
  fc.assert(
    fc.property(fc.array(group), (groups) => {
      const end = groups.reduce(combineCacheGroups, 'control');
      const wanted = groups.includes('disabled') ? 'disabled' : groups.includes('enabled') ? 'enabled' : 'control';
      expect(end).toBe(wanted);
    }),
  );
  expect([initialCacheGroup('ShowHome'), initialCacheGroup('ShowPost')]).toEqual(['enabled', 'control']);
});

test('CORE-6: each disabled reason, the first one told', () => {
  const fine = { hasNoCacheFlag: false, isSpoofed: false, isStaff: false, isBot: false, isLoggedIn: false };
  expect(cacheDisabledReason(fine)).toBeUndefined();
  const changes = [
    { hasNoCacheFlag: true },
    { isSpoofed: true },
    { isStaff: true },
    { isBot: true },
    { isLoggedIn: true },
  ];
  expect(changes.map((change) => cacheDisabledReason({ ...fine, ...change }))).toEqual([...CACHE_DISABLED_REASONS]);
  expect(cacheDisabledReason({ ...fine, isBot: true, isStaff: true })).toBe('staff user');
});

test('CORE-6: the spelling of cache tags', () => {
  expect([
    postCacheTag('1'),
    userCacheTag('2'),
    collectionCacheTag('3'),
    tagCacheTag('rain'),
    listCacheTag('4'),
  ]).toEqual(['post:1', 'user:2', 'collection:3', 'tag:rain', 'list:4']);
});
