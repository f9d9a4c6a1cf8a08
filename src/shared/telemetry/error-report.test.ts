import { expect, test } from 'vitest';
import { parseErrorReports } from './error-report.schema.ts';
import { maskText } from './error-report.ts';

test.each([
  ['https://s.example/p/1?token=abc#x failed', 'https://s.example/p/1 failed'],
  ['at f (https://s.example/assets/a-1b.js?v=3:10:20)', 'at f (https://s.example/assets/a-1b.js:10:20)'],
  ['No mail to ann.lee+x@mail.example, sorry', 'No mail to …, sorry'],
  ['from 192.0.2.77 and 2001:db8:1:2::9', 'from … and …'],
  ['token 3f9a8c7b6d5e4f3a2b1c0d9e8f7a6b5c was refused', 'token … was refused'],
  ['/@ann/an-index-you-can-hold-9a5dc5c1033a', '/@ann/an-index-you-can-hold-9a5dc5c1033a'],
  ['token 3f9A8c7b-6d5E4f3a_2b1c0d9e8f7a6b5c was refused', 'token … was refused'],
  ['/assets/CustomizeReadingHistoryPage-Ab1dEfGh.js:1:2', '/assets/CustomizeReadingHistoryPage-Ab1dEfGh.js:1:2'],
  ['version 1.2.3 at 10:20:30', 'version 1.2.3 at 10:20:30'],
  ['https://s.example/@ann/a at 1:2', 'https://s.example/@ann/a at 1:2'],
])('CORE-9: %s tells nothing of who and no secret', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

const extra = { client: 'lite', build: '1.0.0', location: '/me?x=1' };
const report = { name: 'TypeError', message: 'x of ann@mail.example', timestamp: 1, extra };

test('CORE-9: reports are masked at the door, whatever the browser left in them', () => {
  const [read] = parseErrorReports([report]) ?? [];
  expect(read).toMatchObject({
    message: 'x of …',
    stack: '',
    lineNumber: null,
    extra: { location: '/me', userId: null },
  });
});

test('rule 272: reports name no link that opens a door', () => {
  const at = { ...extra, location: '/m/setup/short-1', requestUrl: '/m/unsubscribe/short-2' };
  const [read] = parseErrorReports([{ ...report, message: 'GET /m/invitation/short-3 failed', extra: at }]) ?? [];
  expect(JSON.stringify(read)).not.toContain('short-');
  expect(read?.extra.location).toBe('/m/setup/…');
});

test('CORE-9: anything else is no list of reports', () => {
  const bad: readonly unknown[] = [
    null,
    report,
    [{ ...report, name: 7 }],
    [{ ...report, message: '\0' }],
    [{ ...report, message: '\ud800' }],
    [{ ...report, timestamp: -1 }],
    [{ ...report, extra: undefined }],
    Array.from({ length: 11 }, () => report),
  ];
  expect(bad.map(parseErrorReports)).toEqual(bad.map(() => undefined));
});
