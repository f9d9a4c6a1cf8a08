import { expect, test } from 'vitest';
import { responseRule } from './story-settings.ts';

const open = { isResponsesClosed: false, responseLevel: 'everyone' } as const;
const off = { isResponsesClosed: true, responseLevel: 'off' } as const;

test('rule 27: a closed discussion and the level `off` go together, and the last change says which', () => {
  expect(responseRule(open, {})).toEqual(open);
  expect(responseRule(open, { responseLevel: 'off' })).toEqual(off);
  expect(responseRule(off, {})).toEqual(off);
  expect(responseRule(off, { responseLevel: 'followers' })).toEqual({
    isResponsesClosed: false,
    responseLevel: 'followers',
  });
  expect(responseRule(off, { isResponsesClosed: false })).toEqual(open);
  const members = { isResponsesClosed: false, responseLevel: 'members' } as const;
  const closed = { ...members, isResponsesClosed: true };
  expect(responseRule(members, { isResponsesClosed: true }), 'who may respond is kept for when it opens').toEqual(
    closed,
  );
  expect(responseRule(closed, { isResponsesClosed: false })).toEqual(members);
  expect(responseRule(closed, { responseLevel: 'followers' }), 'closed stays closed').toEqual({
    isResponsesClosed: true,
    responseLevel: 'followers',
  });
});
