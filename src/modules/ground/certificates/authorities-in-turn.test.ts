import { expect, test } from 'vitest';
import { authoritiesInTurn } from './authorities-in-turn.ts';
import type { Authority, RenewalWindow } from './authority.ts';

const MADE = { chain: 'chain', privateKey: 'key' };
const WINDOW: RenewalWindow = { start: new Date(1), end: new Date(2), lookAgainAt: new Date(3) };

function authority(name: string, isWell: boolean, knows: string | undefined) {
  const asked: (readonly [string, string | null])[] = [];
  const one: Authority = {
    issue: async (wanted, replaced) => {
      asked.push([wanted, replaced]);
      if (!isWell) throw new Error(`${name} is away.`);
      return { ...MADE, chain: name };
    },
    isRenewalFree: async () => isWell,
    renewalWindow: async (chain) => (chain === knows ? WINDOW : undefined),
  };
  return { one, asked };
}

test('PROF-4: a second authority is asked for what the first does not make, and for nothing else', async () => {
  const [first, second] = [authority('first', true, 'a'), authority('second', true, 'b')];
  const both = authoritiesInTurn(first.one, second.one);
  expect((await both.issue('ada.example', null)).chain).toBe('first');
  expect(second.asked).toEqual([]);
  const away = authority('first', false, undefined);
  expect((await authoritiesInTurn(away.one, second.one).issue('ada.example', 'old')).chain).toBe('second');
  expect([away.asked, second.asked]).toEqual([[['ada.example', 'old']], [['ada.example', 'old']]]);
});

test('PROF-4: whoever made a certificate says when it is renewed', async () => {
  const both = authoritiesInTurn(authority('first', true, 'a').one, authority('second', true, 'b').one);
  expect([await both.renewalWindow('a'), await both.renewalWindow('b'), await both.renewalWindow('c')]).toEqual([
    WINDOW,
    WINDOW,
    undefined,
  ]);
});

test('PROF-4: where both refuse, what both said is told', async () => {
  const both = authoritiesInTurn(authority('first', false, 'a').one, authority('second', false, 'b').one);
  await expect(both.issue('ada.example', null)).rejects.toThrow(
    'first is away. And the other authority: second is away.',
  );
});
