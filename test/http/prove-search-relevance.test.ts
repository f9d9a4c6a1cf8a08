import { expect, test } from 'vitest';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import { searchRelevance } from '#test/prove/search-relevance.ts';

const isHere = corpusFolder() !== undefined;

test.skipIf(!isHere)('prove search-relevance, small: what somebody knows is found', async () => {
  expect((await searchRelevance.run(30, 1)).failures).toEqual([]);
});

test.skipIf(!isHere)('prove search-relevance, control: a search that forgives no typo is found out', async () => {
  expect((await searchRelevance.control(1)).failures.length).toBeGreaterThan(0);
});
