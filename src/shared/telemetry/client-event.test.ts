import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientEvent, clientEventRules, firstEvents, withoutQuery } from './client-event.ts';
import { parseClientEvents } from './client-event.schema.ts';

const event: ClientEvent = {
  key: 'homepage.viewed',
  data: { service: 'lite', location: '/', browserWidth: 1080, postIds: ['a', 'b'], promoId: null },
  type: 'event',
  eventId: '0123456789abcdef0123456789abcdef',
  timestamp: 1_795_262_400_000,
};

test('CORE-7: the numbers of the queue', () => {
  expect(clientEventRules).toMatchObject({ sendAfter: 5_000, mostStored: 1_000, oldestForGraph: 172_800_000 });
});

describe('the door', () => {
  test('takes events as they are, and cuts what may be a secret off addresses', () => {
    expect(parseClientEvents([event])).toEqual([event]);
    expect(parseClientEvents([])).toEqual([]);
    const told = { ...event, data: { location: '/m/signin?token=s3cret', referrer: 'https://a.example/b#c=d' } };
    expect(parseClientEvents([told])?.[0]?.data).toEqual({ location: '/m/signin', referrer: 'https://a.example/b' });
  });

  test('refuses what is no list, and lists that are too long', () => {
    for (const json of [undefined, null, {}, 'x', 1, { length: 1, 0: event }]) {
      expect(parseClientEvents(json)).toBeUndefined();
    }
    expect(parseClientEvents(Array.from({ length: 101 }, () => event))).toBeUndefined();
    expect(parseClientEvents(Array.from({ length: 100 }, () => event))).toHaveLength(100);
  });

  test.each([
    null,
    'homepage.viewed',
    [],
    {},
    { ...event, key: '' },
    { ...event, key: '<script>' },
    { ...event, key: 'k'.repeat(65) },
    { ...event, key: { toString: 'x' } },
    { ...event, type: 7 },
    { ...event, eventId: 'short' },
    { ...event, eventId: "1'; drop table client_event; --" },
    { ...event, timestamp: -1 },
    { ...event, timestamp: 1.5 },
    { ...event, timestamp: 1e300 },
    { ...event, timestamp: '1795262400000' },
    { ...event, data: null },
    { ...event, data: [] },
    { ...event, data: { deep: { deeper: 1 } } },
    { ...event, data: { list: [['a']] } },
    { ...event, data: { zero: 'a\0b' } },
    { ...event, data: { half: '\ud800' } },
    { ...event, data: { 'a b': 1 } },
    { ...event, data: { words: 'w'.repeat(4_001) } },
    { ...event, data: Object.fromEntries(Array.from({ length: 51 }, (_item, index) => [`k${index}`, 1])) },
  ])('leaves %j out, and takes what stands beside it', (hostile) => {
    expect(parseClientEvents([hostile, event])).toEqual([event]);
  });

  test('takes no prototype', () => {
    const text = '{"key":"a","type":"b","eventId":"12345678","timestamp":1,"data":{"__proto__":{"x":1}}}';
    const [taken] = parseClientEvents([JSON.parse(text)]) ?? [];
    expect(Object.entries(taken?.data ?? { none: true })).toEqual([]);
    expect(taken?.data).not.toHaveProperty('x');
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void parseClientEvents([json, json])));
  });
});

test('the first events that fit, and one at least', () => {
  const size = JSON.stringify(event).length + 1;
  const many = Array.from({ length: 250 }, () => event);
  expect(firstEvents(many, Infinity)).toHaveLength(100);
  expect(firstEvents(many, size * 3)).toHaveLength(3);
  expect(firstEvents(many, size * 4 - 1)).toHaveLength(3);
  expect(firstEvents(many, 1)).toHaveLength(1);
  expect(firstEvents([], 1)).toEqual([]);
});

test('an address without query and fragment', () => {
  expect(['/a?b', '/a#b?c', '', '?x', `/${'a'.repeat(2_000)}`].map(withoutQuery)).toEqual([
    '/a',
    '/a',
    '',
    '',
    `/${'a'.repeat(999)}`,
  ]);
});
