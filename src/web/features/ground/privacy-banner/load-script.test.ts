import { expect, test } from 'vitest';
import { tryToLoad } from './load-script.ts';

const URL_OF_SCRIPT = 'https://measure.example/script.js';

function means(failures: number) {
  const waits: number[] = [];
  let tries = 0;
  return {
    waits,
    tries: () => tries,
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    load: () => {
      tries += 1;
      return tries > failures ? Promise.resolve() : Promise.reject(new Error('offline'));
    },
  };
}

test('CORE-15: what loads at once is not tried again', async () => {
  const given = means(0);
  expect(await tryToLoad(URL_OF_SCRIPT, given)).toBe(true);
  expect([given.tries(), given.waits]).toEqual([1, []]);
});

test('CORE-15: the delay doubles, and ends after ten tries', async () => {
  const given = means(99);
  expect(await tryToLoad(URL_OF_SCRIPT, given)).toBe(false);
  expect(given.tries()).toBe(10);
  expect(given.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000]);
});

test('CORE-15: a script that comes late is taken', async () => {
  const given = means(3);
  expect(await tryToLoad(URL_OF_SCRIPT, given)).toBe(true);
  expect(given.waits).toEqual([1000, 2000, 4000]);
});
