import { expect, test } from 'vitest';
import { parallelSaves } from '#test/prove/parallel-saves.ts';
import { parallel, parallelHttp } from '#test/prove/parallel.ts';

test('prove parallel, small: counters equal rows under 200 requests at once', async () => {
  expect(await parallel.run(600, 7)).toEqual({ tried: 600, failures: [] });
});

test('prove parallel-http, small: the same over HTTP, at two web servers', async () => {
  expect(await parallelHttp.run(400, 7)).toEqual({ tried: 400, failures: [] });
});

test('prove parallel, control: a counter that is off by one is found', async () => {
  expect((await parallel.control(1)).failures.length).toBeGreaterThan(0);
});

test('prove parallel-saves, small: of many saves of one draft at once one wins', async () => {
  expect(await parallelSaves.run(600, 7)).toEqual({ tried: 600, failures: [] });
});

test('prove parallel-saves, control: a revision that nobody saved is found', async () => {
  expect((await parallelSaves.control(1)).failures.length).toBeGreaterThan(0);
});
