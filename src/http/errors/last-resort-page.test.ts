import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { failureStatus, lastResortPage, LAST_RESORT_POLICY } from './last-resort-page.ts';

test('ROUTE-11: a failure is a 500, or a 409 when its message includes 409: Conflict', () => {
  expect(failureStatus(new Error('Response not successful: 409: Conflict'))).toBe(409);
  expect(failureStatus(new Error('409'))).toBe(500);
  expect(failureStatus('409: Conflict')).toBe(500);
  expect(failureStatus(undefined)).toBe(500);
});

test('ROUTE-11: the page suggests refreshing, the status or something to read, under its own policy', () => {
  const html = lastResortPage(409, 'id"><script>alert(1)</script>');
  expect(html).toContain('<h1>409</h1>');
  expect(html).toContain('Apologies, but something went wrong on our end.');
  expect(html).not.toContain('<script');
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(LAST_RESORT_POLICY).toContain(createHash('sha256').update(style).digest('base64'));
});
