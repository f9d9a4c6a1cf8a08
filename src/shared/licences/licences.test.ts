import { expect, test } from 'vitest';
import { DEFAULT_LICENSE, licenses } from './licences.ts';

test('STORY-15: the licences, each with a name and all but one with a deed', () => {
  expect(Object.keys(licenses).toSorted()).toEqual([
    'ALL_RIGHTS_RESERVED',
    'CC_BY',
    'CC_BY_NC',
    'CC_BY_NC_ND',
    'CC_BY_NC_SA',
    'CC_BY_ND',
    'CC_BY_SA',
    'CC_ZERO',
    'PUBLIC_DOMAIN',
  ]);
  const withoutDeed = Object.entries(licenses).filter(([, license]) => !license.url?.startsWith('https://'));
  expect(withoutDeed.map(([name]) => name)).toEqual([DEFAULT_LICENSE]);
});
