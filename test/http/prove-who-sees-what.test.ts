import { expect, test } from 'vitest';
import { whoSeesWhat } from '#test/prove/who-sees-what.ts';

test('prove who-sees-what, small: no hidden word comes out where it must not, standing or while it changes', async () => {
  expect(await whoSeesWhat.run(2_400, 1)).toEqual({ tried: expect.any(Number), failures: [] });
});

test('prove who-sees-what, control: words that are seen are found, and so are drafts and notes of an open desk', async () => {
  const { failures } = await whoSeesWhat.control(1);
  const found = (what: string) => failures.filter((failure) => failure.includes(what)).length;
  expect(found('standing: ')).toBeGreaterThan(0);
  // An accepted draft is open to its editors anyway, until it is published (rule 63).
  for (const state of ['declined', 'withdrawn'])
    expect(found(`desk: editor found a ${state} draft`)).toBeGreaterThan(0);
  expect(found('desk: author found a note among editors of a waiting draft')).toBeGreaterThan(0);
  expect(found('desk: stranger')).toBe(0);
});
