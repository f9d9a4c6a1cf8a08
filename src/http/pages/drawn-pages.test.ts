import { expect, test } from 'vitest';
import type { PageResult } from '#shared/pages/page-contract.ts';
import { createDrawnPages } from './drawn-pages.ts';

/** Draws a page of its inputs as an entry does, and counts. */
function setUp() {
  const pages = createDrawnPages();
  const drawn: string[] = [];
  const ask = async (inputs: string) => {
    const outcome = await pages(async (isDrawn): Promise<PageResult> => {
      if (isDrawn(inputs)) return { kind: 'drawn' };
      drawn.push(inputs);
      return {
        kind: 'page',
        status: 200,
        routeName: 'ShowHome',
        html: `<p>${inputs}</p>`.repeat(100),
        inlineScripts: ['start()', 'start()'],
        inlineStyles: [],
        cacheTags: ['home'],
        cacheable: true,
      };
    });
    if (outcome.kind !== 'page') throw new Error(`It was a ${outcome.kind}`);
    return outcome;
  };
  return { pages, ask, drawn };
}

test('CORE-6: a page is not drawn a third time of the same, and at once of anything else', async () => {
  const { ask, drawn } = setUp();
  await ask('one');
  const second = await ask('one');
  const third = await ask('one');
  expect(drawn).toEqual(['one', 'one']);
  expect(third).toBe(second);
  expect(third).toMatchObject({ routeName: 'ShowHome', cacheTags: ['home'] });
  expect(third.scriptHashes).toHaveLength(1);
  const other = await ask('other');
  expect((await other.body.forOne('identity')).bytes.toString()).toContain('<p>other</p>');
  expect((await (await ask('one')).body.forOne('identity')).bytes.toString()).toContain('<p>one</p>');
  expect(drawn).toEqual(['one', 'one', 'other']);
});

test('CORE-6: what asks for nothing that was drawn is drawn each time', async () => {
  const { pages } = setUp();
  const redirect: PageResult = { kind: 'redirect', status: 301, location: '/', routeName: 'ShowHome' };
  expect(await pages(async () => redirect)).toBe(redirect);
  await expect(pages(async () => ({ kind: 'drawn' }))).rejects.toThrow('not there');
});
