import { expect, test } from 'vitest';
import type { ErrorReport } from '#shared/telemetry/error-report.ts';
import { createReportQueue } from './report-queue.ts';

const report = (number: number): ErrorReport => ({
  name: 'TypeError',
  message: `Number ${number}`,
  stack: '',
  timestamp: number,
  fileName: '',
  lineNumber: null,
  extra: {
    client: 'lite',
    build: '1.0.0',
    userId: null,
    userAgent: '',
    location: '/',
    routeName: 'ShowHome',
    routerType: 'browser',
    requestUrl: '/',
    requestId: '',
    requestTag: '',
  },
});

function world() {
  const sent: number[][] = [];
  const waiting: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const queue = createReportQueue<ErrorReport>({
    send: (reports) => sent.push(reports.map(({ timestamp }) => timestamp)),
    wait: (run, milliseconds) => waiting.push({ run, milliseconds }),
  });
  return { queue, sent, waiting };
}

test('CORE-9: an error is sent 5 seconds after it came, with those that came meanwhile', () => {
  const { queue, sent, waiting } = world();
  for (const number of [1, 2, 3]) queue.add(report(number));
  expect([sent, waiting.map(({ milliseconds }) => milliseconds)]).toEqual([[], [5_000]]);
  waiting[0]?.run();
  expect(sent).toEqual([[1, 2, 3]]);
  queue.flush();
  expect(sent).toHaveLength(1);
});

test('CORE-9: a storm of 10,000 errors sends 50, ten at a time', () => {
  const { queue, sent, waiting } = world();
  for (let number = 0; number < 10_000; number += 1) queue.add(report(number));
  for (const { run } of waiting) run();
  expect(sent.map(({ length }) => length)).toEqual([10, 10, 10, 10, 10]);
  expect(sent.flat()).toEqual(Array.from({ length: 50 }, (_none, number) => number));
});

test('CORE-9: a page that is left sends what waits at once', () => {
  const { queue, sent } = world();
  queue.add(report(7));
  queue.flush();
  expect(sent).toEqual([[7]]);
});
