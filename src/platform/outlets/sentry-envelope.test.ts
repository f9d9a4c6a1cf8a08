import { expect, test } from 'vitest';
import { readEnvelope } from '#test/support/sentry-stand-in.ts';
import { envelopeOutcome, type SentryEvent, writeEnvelope } from './sentry-envelope.ts';

const SENT = new Date('2026-11-27T12:00:00Z');
const event: SentryEvent = {
  event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
  timestamp: '2026-11-27T11:59:00.000Z',
  platform: 'node',
  level: 'error',
  release: 'longhand@1.2.3+a1b2c3d4e5f6',
  environment: 'production',
  fingerprint: ['abc'],
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'naïve “line”\nand {"another":1}\r\n\u2028…',
        stacktrace: { frames: [{ filename: 'src/a.ts', function: 'f', lineno: 1, colno: 2, in_app: true }] },
      },
    ],
  },
  tags: { source: 'server' },
  extra: { seen: 3 },
  sdk: { name: 'longhand', version: '1.2.3', settings: { infer_ip: 'never' } },
};

test('rule 225: an envelope is read as it was written, whatever stands in it', () => {
  const { headers, event: read } = readEnvelope(writeEnvelope(event, SENT));
  expect(read).toEqual(event);
  expect(headers).toEqual({
    event_id: event.event_id,
    sent_at: SENT.toISOString(),
    sdk: { name: 'longhand', version: '1.2.3' },
  });
});

test('rule 225: a control: the reader of the test refuses what the grammar does', () => {
  const text = writeEnvelope(event, SENT).toString('utf8');
  const [about = '', item = ''] = text.split('\n');
  const length = String(JSON.parse(item).length);
  for (const [from, to] of [
    ['\n', ''],
    ['\n', '\r\n'],
    [about, `[${about}]`],
    [about, about.replace('"sent_at"', '"sentAt"')],
    [item, item.replace(length, String(Number(length) - 1))],
    [item, item.replace(length, String(Number(length) + 2))],
    [item, item.replace('"event"', '"events"')],
    [item, `${item}\n{}\n${item}`],
    ['"lineno":1', '"lineno":"1"'],
    ['"level"', '"levels"'],
    [event.event_id, `${event.event_id}0`],
  ] as const)
    expect(() => readEnvelope(Buffer.from(text.replace(from, () => to))), to).toThrow(Error);
  // The last newline may be left out.
  expect(readEnvelope(Buffer.from(text.slice(0, -1))).event).toEqual(event);
});

test.each([
  [200, '', undefined],
  [200, '60:error:organization', 60_000],
  [200, '60:transaction;replay:organization:quota, 30::key', 30_000],
  [200, '60:transaction:key, 10:default;error:project:reason, 20:error', 20_000],
  [429, '90:transaction:key', 7_000],
  [429, '90:error:key', 90_000],
  [429, 'much:error', 7_000],
])('rule 225: status %i with limits "%s" makes a pause of %s', (status, limits, pause) => {
  const headers = new Headers({ 'retry-after': '7', ...(limits !== '' && { 'x-sentry-rate-limits': limits }) });
  const outcome = envelopeOutcome({ status, headers }, SENT);
  expect('pause' in outcome ? outcome.pause : undefined).toBe(pause);
});
