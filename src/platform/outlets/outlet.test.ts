import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openOutlet, type OutletRules } from './outlet.ts';
import { outcomeOf, type SendOutcome } from './send-outcome.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const RULES: OutletRules = { mostWaiting: 50, mostTogether: 1, mostRequestsAMinute: 10, sendAfter: 0 };
const taken: SendOutcome = { kind: 'taken' };

function open(rules: Partial<OutletRules> = {}, join?: (waiting: number, offered: number) => number | undefined) {
  const requests: { readonly at: number; readonly items: readonly number[] }[] = [];
  const lines: string[] = [];
  const state: { answer: SendOutcome | Error | Promise<SendOutcome> } = { answer: taken };
  const outlet = openOutlet<number>({
    name: 'test',
    rules: { ...RULES, ...rules },
    log: createLog('info', { write: (line) => void lines.push(line) }),
    join,
    send: async (items) => {
      requests.push({ at: performance.now() - began, items });
      if (state.answer instanceof Error) throw state.answer;
      return state.answer;
    },
  });
  const began = performance.now();
  return { outlet, requests, lines, state, items: () => requests.flatMap((request) => request.items) };
}

test('rule 225: however many errors there are, no minute has more requests than it may', async () => {
  const { outlet, requests } = open({ mostWaiting: 1_000 });
  for (let number = 0; number < 1_000; number += 1) outlet.offer(number);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(requests.length).toBeGreaterThanOrEqual(50);
  for (const { at } of requests) {
    const inMinute = requests.filter((other) => other.at >= at && other.at < at + MINUTE).length;
    expect(inMinute).toBeLessThanOrEqual(10);
  }
});

test('rule 225: the queue is bounded, and what finds no room is dropped at once', async () => {
  const { outlet, items, state } = open();
  state.answer = { kind: 'later', why: 'status 503', pause: MINUTE };
  for (let number = 0; number < 10_000; number += 1) outlet.offer(number);
  await vi.advanceTimersByTimeAsync(SECOND);
  state.answer = taken;
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(new Set(items())).toEqual(new Set(Array.from({ length: 50 }, (_none, number) => number)));
});

test('rule 225: a service that asks for a pause is left alone for as long as it says', async () => {
  const { outlet, requests, state } = open();
  state.answer = { kind: 'later', why: 'status 429', pause: 90 * SECOND };
  outlet.offer(1);
  outlet.offer(2);
  await vi.advanceTimersByTimeAsync(89 * SECOND);
  expect(requests.map(({ items }) => items)).toEqual([[1]]);
  state.answer = taken;
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(requests.map(({ items }) => items)).toEqual([[1], [1], [2]]);
  // Even if it took what we sent.
  state.answer = { kind: 'taken', pause: 30 * SECOND };
  outlet.offer(3);
  outlet.offer(4);
  await vi.advanceTimersByTimeAsync(29 * SECOND);
  expect(requests.at(-1)?.items).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(requests.at(-1)?.items).toEqual([4]);
});

test('rule 225: a service that does not answer is asked less and less often, and given up for what it never took', async () => {
  const { outlet, requests, state, lines } = open();
  state.answer = new Error('nobody there');
  outlet.offer(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(requests.map(({ at }) => Math.round(at / SECOND))).toEqual([0, 5, 15, 35, 75, 155]);
  // One line, and no error, which would be handed on itself.
  expect(lines.map((line) => [JSON.parse(line).level, JSON.parse(line).why])).toEqual([[40, 'Error: nobody there']]);
  state.answer = { kind: 'refused', why: 'status 400' };
  outlet.offer(2);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(requests.slice(6).map(({ items }) => items)).toEqual([[2]]);
});

test('rule 226: what comes close together leaves together', async () => {
  const { outlet, requests } = open({ mostTogether: 3, sendAfter: 5 * SECOND });
  outlet.offer(1);
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  outlet.offer(2);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND);
  for (let number = 3; number < 8; number += 1) outlet.offer(number);
  await vi.advanceTimersByTimeAsync(11 * SECOND);
  expect(requests.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ]);
});

test('rule 225: what is one with something that waits takes no place of its own, unless that is on its way', async () => {
  const tens = (waiting: number, offered: number) =>
    Math.floor(waiting / 10) === Math.floor(offered / 10) ? offered : undefined;
  const { outlet, items, state } = open({ sendAfter: SECOND }, tens);
  for (const number of [11, 12, 21, 13]) outlet.offer(number);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(items()).toEqual([13, 21]);
  const answer = Promise.withResolvers<SendOutcome>();
  state.answer = answer.promise;
  outlet.offer(31);
  await vi.advanceTimersByTimeAsync(SECOND);
  outlet.offer(32);
  answer.resolve(taken);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(items()).toEqual([13, 21, 31, 32]);
});

test('rule 225: what waits when the program ends is tried once more, and holds nothing up where that fails', async () => {
  const good = open({ sendAfter: MINUTE });
  for (const number of [1, 2, 3]) good.outlet.offer(number);
  await good.outlet.stop();
  good.outlet.offer(4);
  expect(good.items()).toEqual([1, 2, 3]);
  const bad = open({ sendAfter: MINUTE });
  bad.state.answer = new Error('nobody there');
  for (const number of [1, 2, 3]) bad.outlet.offer(number);
  await bad.outlet.stop();
  expect(bad.items()).toEqual([1]);
});

const NOW = new Date('2026-11-27T12:00:00Z');
test.each([
  [200, undefined, { kind: 'taken' }],
  [204, '60', { kind: 'taken' }],
  [400, '60', { kind: 'refused', why: 'status 400' }],
  [500, undefined, { kind: 'refused', why: 'status 500' }],
  [429, '7', { kind: 'later', why: 'status 429', pause: 7_000 }],
  [429, '0.2', { kind: 'later', why: 'status 429', pause: 200 }],
  [429, undefined, { kind: 'later', why: 'status 429', pause: 60_000 }],
  [429, 'soon', { kind: 'later', why: 'status 429', pause: 60_000 }],
  [503, 'Fri, 27 Nov 2026 12:02:00 GMT', { kind: 'later', why: 'status 503', pause: 120_000 }],
  [503, 'Fri, 27 Nov 2026 11:00:00 GMT', { kind: 'later', why: 'status 503', pause: 0 }],
  [503, '999999999', { kind: 'later', why: 'status 503', pause: 86_400_000 }],
  [502, undefined, { kind: 'later', why: 'status 502', pause: undefined }],
] as const)('rule 225: status %i with Retry-After %s is understood', (status, after, outcome) => {
  const headers = new Headers(after === undefined ? {} : { 'retry-after': after });
  expect(outcomeOf({ status, headers }, NOW)).toEqual(outcome);
});
