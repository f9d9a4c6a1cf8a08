import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaaRecord, judgeCaa } from './judge-caa.ts';

const OURS = ['letsencrypt.org', 'sectigo.com'];
const issue = (value: string, tag = 'issue', isCritical = false): CaaRecord => ({ isCritical, tag, value });
const judge = (...records: readonly CaaRecord[]) => judgeCaa({ name: 'ada.example', records }, OURS);

test.each([
  ['no record', []],
  ['ours', [issue('letsencrypt.org')]],
  ['ours with an account', [issue('LetsEncrypt.org ; accounturi=https://x.example/1')]],
  ['our second', [issue('digicert.com'), issue('sectigo.com')]],
  ['our way of looking', [issue('letsencrypt.org; validationmethods=dns-01,http-01')]],
  ['a word on wildcards alone', [issue(';', 'issuewild')]],
  ['an address for complaints', [issue('mailto:ada@ada.example', 'iodef', true)]],
] as const)('PROF-4: a certificate may be had with %s', (_name, records) => {
  expect(judge(...records)).toBeNull();
});

test.each([
  ['another authority', [issue('digicert.com'), issue('pki.goog')], 'otherAuthority', ['digicert.com', 'pki.goog']],
  ['nobody', [issue(';')], 'noAuthority', []],
  [
    'another way of looking',
    [issue('letsencrypt.org; validationmethods=dns-01')],
    'otherAuthority',
    ['letsencrypt.org'],
  ],
  [
    'a critical tag of tomorrow',
    [issue('x', 'tomorrow', true), issue('sectigo.com')],
    'otherAuthority',
    ['sectigo.com'],
  ],
] as const)('PROF-4: and with %s it may not', (_name, records, kind, found) => {
  expect(judge(...records)).toEqual({ kind, found: ['ada.example', ...found] });
});

test('PROF-4: whatever stands there, one more record that names ours is enough', () => {
  const values = fc.array(fc.string().map((value) => issue(value)));
  fc.assert(
    fc.property(values, (records) => {
      expect(judge(...records, issue('letsencrypt.org'))).toBeNull();
    }),
  );
});
