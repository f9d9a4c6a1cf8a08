import { expect, test } from 'vitest';
import { readMetricsText } from '#test/support/read-metrics.ts';
import { createCounter, createHistogram, gauge, type MetricFamily } from './metrics.ts';
import { mergeMetrics, writeMetrics } from './write-metrics.ts';

const counted = (): MetricFamily => {
  const counter = createCounter({ name: 'longhand_asked_total', help: 'Asked.', labels: ['route', 'status'], most: 2 });
  for (const route of ['a', 'a', 'b', 'made-up-1', 'made-up-2']) counter.add(route, '2xx');
  return counter.read();
};
const seen = (...values: readonly number[]): MetricFamily => {
  const histogram = createHistogram({ name: 'longhand_took_seconds', help: 'Took.', label: 'cache', bounds: [0.1, 1] });
  for (const value of values) histogram.see(value, 'hit');
  return histogram.read();
};

test('CORE-8: what anybody could make up without end is counted as other', () => {
  expect(counted().samples.map(({ labels, value }) => [labels['route'], value])).toEqual([
    ['a', 2],
    ['b', 1],
    ['other', 2],
  ]);
});

test('CORE-8: what two processes counted is added up, and of the worst of them taken', () => {
  const lag = (value: number) => gauge({ name: 'longhand_lag_seconds', help: 'Lag.', merge: 'max' }, value);
  const text = writeMetrics(
    mergeMetrics([
      [counted(), seen(0.05, 2), lag(0.2)],
      [counted(), seen(0.5), lag(0.1)],
    ]),
  );
  expect(text).toContain('longhand_asked_total{route="a",status="2xx"} 4\n');
  expect(text).toContain('longhand_took_seconds_bucket{cache="hit",le="0.1"} 1\n');
  expect(text).toContain('longhand_took_seconds_bucket{cache="hit",le="1"} 2\n');
  expect(text).toContain('longhand_took_seconds_bucket{cache="hit",le="+Inf"} 3\n');
  expect(text).toContain('longhand_took_seconds_sum{cache="hit"} 2.55\n');
  expect(text).toContain('longhand_lag_seconds 0.2\n');
  expect(readMetricsText(text).map(({ name }) => name)).toEqual([
    'longhand_asked_total',
    'longhand_took_seconds',
    'longhand_lag_seconds',
  ]);
});

test('CORE-8: labels and words are written so that they are read as they were', () => {
  const odd = 'a "quote", a \\ and\na line';
  const text = writeMetrics([gauge({ name: 'longhand_odd', help: odd }, new Map([[odd, 1]]))]);
  expect(readMetricsText(text)).toEqual([
    {
      name: 'longhand_odd',
      help: odd,
      type: 'gauge',
      samples: [{ name: 'longhand_odd', labels: { kind: odd }, value: 1 }],
    },
  ]);
});

test('CORE-8: the reader of the test refuses what Prometheus refuses', () => {
  const good = '# HELP a_b Words.\n# TYPE a_b counter\na_b{c="d"} 1\n';
  expect(readMetricsText(good)).toHaveLength(1);
  for (const [from, to] of [
    ['a_b{', 'a-b{'],
    ['"d"', 'd'],
    [' 1\n', ' one\n'],
    [' 1\n', ' 1'],
    ['counter', 'number'],
    ['# TYPE a_b counter\n', ''],
    ['a_b{c="d"} 1\n', 'a_b{c="d"} 1\na_b{c="d"} 2\n'],
    ['a_b{c="d"}', 'other{c="d"}'],
  ] as const)
    expect(() => readMetricsText(good.replace(from, to)), to).toThrow(SyntaxError);
});
