import { beforeAll, expect, test } from 'vitest';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import type { Finding } from '#test/prove/campaign.ts';
import { relevanceAndControl } from '#test/prove/search-relevance.ts';

const isHere = corpusFolder() !== undefined;

let small: Finding;
let control: Finding;
beforeAll(async () => {
  if (isHere) [small, control] = await relevanceAndControl(30, 1);
});

test.skipIf(!isHere)('prove search-relevance, small: what somebody knows is found', () => {
  expect(small.failures).toEqual([]);
});

test.skipIf(!isHere)('prove search-relevance, control: a search that forgives no typo is found out', () => {
  expect(control.failures.length).toBeGreaterThan(0);
});
