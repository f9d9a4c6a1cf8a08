import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPostId, postIdFromParam, postParam } from './post-id.ts';

test('ROUTE-15: a post id is the last hyphen-separated hex segment', () => {
  expect(postIdFromParam('a-walk-in-the-rain-0123456789ab')).toBe('0123456789ab');
  expect(postIdFromParam('0123456789AB')).toBe('0123456789ab');
  expect([postIdFromParam('about'), postIdFromParam('a-walk'), postIdFromParam('abc-'), postIdFromParam('')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect([isPostId('0123456789ab'), isPostId('0123456789abc'), isPostId('0123456789AB')]).toEqual([true, false, false]);
});

test('ROUTE-15: whatever the slug, the id comes back', () => {
  const ids = fc.stringMatching(/^[0-9a-f]{12}$/);
  fc.assert(
    fc.property(ids, fc.stringMatching(/^[a-z0-9-]{0,120}$/), (id, uniqueSlug) => {
      const param = postParam({ id, uniqueSlug });
      expect(postIdFromParam(param)).toBe(id);
      expect(param.length).toBeLessThanOrEqual(93);
    }),
  );
  expect(postParam({ id: '0123456789ab', uniqueSlug: '' })).toBe('0123456789ab');
});
