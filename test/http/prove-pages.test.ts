import { expect, test } from 'vitest';
import { pages } from '#test/prove/pages.ts';

test('prove pages, small: no address, method or header makes the site fail', async () => {
  expect(await pages.run(400, 1)).toEqual({ tried: 400, failures: [] });
});

test('prove pages, control: a server that cannot decode what it is sent is found out', async () => {
  expect((await pages.control(1)).failures.length).toBeGreaterThan(0);
});
