import { expect, test } from 'vitest';
import { readOtlp } from '#test/support/otlp-stand-in.ts';
import { type EndedRequest, writeOtlp } from './otlp.ts';
import type { Piece } from './trace.ts';

const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const sender = { serviceName: 'stories', version: '1.2.3+a1b2c3d4e5f6' };
const ENDED_AT = Date.parse('2026-11-27T12:00:00.250Z');

function ended(changes: Partial<EndedRequest> = {}, pieces: Piece[] = [], spanId = '00f067aa0ba902b7'): EndedRequest {
  return {
    trace: { traceId, spanId, parentId, pieces },
    began: 100,
    ended: 1_350.5,
    endedAt: ENDED_AT,
    method: 'GET',
    route: 'ShowHome',
    status: 200,
    cache: 'miss',
    requestId: 'r1',
    ...changes,
  };
}

test('rule 226: a request is told with its statements, as the protocol writes them', () => {
  const text = writeOtlp(
    [
      ended({}, [
        { kind: 'statement', name: 'story_by_id', began: 200, ended: 1_200 },
        { kind: 'graph', name: 'HomeQuery', began: 150, ended: 1_300 },
      ]),
    ],
    sender,
  );
  const spans = readOtlp(text);
  expect(spans.map(({ name, kind, length, parentSpanId }) => [name, kind, length, parentSpanId])).toEqual([
    ['GET ShowHome', 2, 1_250.5, parentId],
    ['HomeQuery', 1, 1_150, '00f067aa0ba902b7'],
    ['story_by_id', 3, 1_000, '00f067aa0ba902b7'],
  ]);
  expect(spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  expect(spans[0]?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': 'ShowHome',
    'http.response.status_code': '200',
    'longhand.cache': 'miss',
    'longhand.request_id': 'r1',
    'longhand.statements': '1',
  });
  expect(spans[0]?.resource).toEqual({ 'service.name': 'stories', 'service.version': sender.version });
  // To the nanosecond, as no number of JSON could.
  expect(text).toContain('"endTimeUnixNano":"1795780800250000000"');
  expect(text).toContain('"startTimeUnixNano":"1795780798999500000"');
});

test('rule 226: what failed, or was given up by whoever asked, is told as such', () => {
  const read = (changes: Partial<EndedRequest>) => readOtlp(writeOtlp([ended(changes)], sender))[0];
  expect(read({})?.code).toBeUndefined();
  expect(read({ status: 404 })?.code).toBeUndefined();
  expect([read({ status: 503 })?.code, read({ status: 503 })?.attributes['error.type']]).toEqual([2, '503']);
  const aborted = read({ status: undefined });
  expect([aborted?.code, aborted?.attributes['error.type']]).toEqual([2, 'aborted']);
  expect(aborted?.attributes['http.response.status_code']).toBeUndefined();
});

test('rule 226: of many statements the longest are told, and each has an id of its own', () => {
  const pieces = Array.from({ length: 300 }, (_none, place): Piece => ({
    kind: 'statement',
    name: `s${place}`,
    began: 100,
    ended: 101 + ((place * 7) % 300),
  }));
  for (const spanId of [
    '00f067aa0ba902b7',
    '00000000ffffffff',
    'ffffffffffffffff',
    'a000000000000000',
    '0000000000000001',
  ]) {
    const spans = readOtlp(writeOtlp([ended({}, pieces, spanId)], sender));
    expect(spans).toHaveLength(51);
    expect(Math.min(...spans.slice(1).map(({ length }) => length))).toBe(251);
    expect(spans[0]?.attributes['longhand.statements']).toBe('300');
  }
});

test('rule 226: a control: the reader of the test refuses what the protocol does', () => {
  const text = writeOtlp([ended({ status: 503 }, [{ kind: 'statement', name: 'a', began: 200, ended: 300 }])], sender);
  expect(readOtlp(text)).toHaveLength(2);
  for (const [from, to] of [
    [traceId, traceId.slice(1)],
    [traceId, 'CvdlGRbNQ92ESOshHIAxnA=='],
    ['00f067aa0ba902b7', '0000000000000000'],
    ['"1795780800250000000"', '1795780800250000000'],
    ['"startTimeUnixNano":"1', '"startTimeUnixNano":"2'],
    ['"startTimeUnixNano"', '"start_time_unix_nano"'],
    ['"kind":2', '"kind":"SPAN_KIND_SERVER"'],
    ['{"intValue":"503"}', '{"intValue":503}'],
    ['{"intValue":"503"}', '"503"'],
    ['"http.route"', '"http.request.method"'],
    ['"code":2', '"code":3'],
    ['"service.name"', '"service"'],
    ['"resourceSpans"', '"spans"'],
  ] as const)
    expect(() => readOtlp(text.replace(from, to)), to).toThrow(Error);
});
