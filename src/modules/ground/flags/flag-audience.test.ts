import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type FlagAudience, isInAudience } from './flag-audience.ts';

const audience = (changes: Partial<FlagAudience>): FlagAudience => ({
  name: 'enable_library_sidebar',
  kind: 'signedIn',
  percent: 100,
  personIds: [],
  ...changes,
});

test('CORE-5: a flag is given to those who are signed in, to members, to staff, or to who is named', () => {
  const reader = buildViewer({ personId: 'a' });
  const member = buildViewer({ personId: 'b', isMember: true });
  const staff = buildViewer({ personId: 'c', roles: new Set(['SUPPORT']) });
  const suspended = buildViewer({ personId: 'd', roles: new Set(['SUPPORT']), isSuspended: true });
  const of = (changes: Partial<FlagAudience>) =>
    [null, reader, member, staff, suspended].map((viewer) => isInAudience(audience(changes), viewer));
  expect(of({ kind: 'signedIn' })).toEqual([false, true, true, true, true]);
  expect(of({ kind: 'members' })).toEqual([false, false, true, false, false]);
  expect(of({ kind: 'staff' })).toEqual([false, false, false, true, false]);
  expect(of({ kind: 'people', personIds: ['a'] })).toEqual([false, true, false, false, false]);
  expect(of({ percent: 0 })).toEqual([false, false, false, false, false]);
});

test('CORE-5: who has a flag at some percent has it at more', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string(), percent, percent, (personId, one, other) => {
      const viewer = buildViewer({ personId });
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (isInAudience(audience({ percent: less }), viewer)) {
        expect(isInAudience(audience({ percent: more }), viewer)).toBe(true);
      }
    }),
  );
});
