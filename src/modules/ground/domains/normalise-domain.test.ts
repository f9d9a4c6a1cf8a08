import { expect, test } from 'vitest';
import { normaliseDomain } from './normalise-domain.ts';

test.each([
  ['Ada.Example', 'ada.example'],
  [' ada.example. ', 'ada.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['ada.example:8443', 'ada.example:8443'],
  ['ada.example:443', 'ada.example'],
])('ROUTE-6: %j is the host %s', (text, domain) => {
  expect(normaliseDomain(text)).toBe(domain);
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b.example',
  'https://ada.example',
  'ada.example/x',
  'u@ada.example',
  '-a.example',
  'a..example',
  `${'a'.repeat(64)}.example`,
])('ROUTE-6: %j is no domain of anybody', (text) => {
  expect(normaliseDomain(text)).toBeUndefined();
});
