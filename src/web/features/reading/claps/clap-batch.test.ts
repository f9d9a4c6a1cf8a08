import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClapAnswer, createClapBatch } from './clap-batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function batch(confirmed: number, answers: readonly ClapAnswer[] = []) {
  const sent: number[] = [];
  const late: number[] = [];
  const refusals: string[] = [];
  const claps = createClapBatch({
    confirmed,
    send: async (count) => {
      sent.push(count);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answers[sent.length - 1] ?? { ok: true };
    },
    sendLate: (count) => late.push(count),
    onChange: () => undefined,
    onRefused: (message) => refusals.push(message),
  });
  return { claps, sent, late, refusals };
}

test('STORY-5: claps in a row are sent together 600 ms after the last', async () => {
  const { claps, sent } = batch(2);
  for (let count = 0; count < 5; count += 1) {
    claps.add();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect([claps.own(), sent]).toEqual([7, []]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([7]);
});

test('nobody has more than fifty', () => {
  const { claps } = batch(49);
  expect([claps.add(), claps.add(), claps.own()]).toEqual([true, false, 50]);
});

test('what is clapped while a request is under way follows it', async () => {
  const { claps, sent } = batch(0);
  claps.add();
  await vi.advanceTimersByTimeAsync(650);
  claps.add();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([sent, claps.isPending()]).toEqual([[1, 2], false]);
});

test('undo sends 0, and a clap that is taken back in time sends nothing', async () => {
  const { claps, sent } = batch(3);
  claps.undo();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([0]);
  claps.add();
  claps.undo();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([0]);
});

test('a refusal brings back what the server knows, with its sentence', async () => {
  const { claps, refusals } = batch(4, [{ ok: false, message: 'Too fast' }]);
  claps.add();
  claps.add();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([claps.own(), refusals, claps.isPending()]).toEqual([4, ['Too fast'], false]);
});

test('a page that goes away sends what waits, once', () => {
  const { claps, late } = batch(0);
  claps.leave();
  claps.add();
  claps.leave();
  claps.leave();
  expect(late).toEqual([1]);
});
