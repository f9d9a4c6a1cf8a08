import { expect, test } from 'vitest';
import { pageTypeOf } from './page-type.ts';
import { parsePerformanceReport } from './performance-report.schema.ts';
import { performanceEventTypes } from './performance-report.ts';

const client = { name: 'lite', version: '1.0.0' };

test('CORE-8: a report has a client and events of the known types', () => {
  const events = performanceEventTypes.map((type) => ({ type, data: { value: 12.5, pageType: 'post' } }));
  expect(parsePerformanceReport({ client, events })).toEqual({ client, events });
});

test('CORE-8: anything else is no report', () => {
  const event = { type: 'lcp', data: { value: 1 } };
  const bad: readonly unknown[] = [
    null,
    [],
    { events: [event] },
    { client, events: [{ type: 'tft', data: {} }] },
    { client, events: [{ type: 'lcp', data: { value: { deep: 1 } } }] },
    { client, events: [{ type: 'lcp', data: { value: Number.NaN } }] },
    { client, events: [{ type: 'lcp', data: { value: '\0' } }] },
    { client, events: Array.from({ length: 51 }, () => event) },
  ];
  expect(bad.map(parsePerformanceReport)).toEqual(bad.map(() => undefined));
});

test('CORE-8: a route is reduced to the known page types, else other', () => {
  expect(
    ['ShowHome', 'ShowPostUnderUser', 'ShowSequencePost', 'ShowTagPosts', 'ShowCollection'].map(pageTypeOf),
  ).toEqual(['homepage', 'post', 'sequence-post', 'tag', 'collection-homepage']);
  expect([pageTypeOf('ShowSettings'), pageTypeOf('constructor'), pageTypeOf('')]).toEqual(['other', 'other', 'other']);
});
