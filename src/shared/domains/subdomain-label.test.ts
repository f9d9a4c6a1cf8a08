import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUsernameFormFault } from '#shared/identity/username-rules.ts';
import { isReservedLabel, subdomainLabel } from './subdomain-label.ts';

test.each([
  ['Ada', 'ada'],
  ['ada_b', 'ada-b'],
  ['ada.b_-c', 'ada-b-c'],
  ['ada__', 'ada'],
  ['xn--80ak6aa92e', 'xn-80ak6aa92e'],
])('PROF-4: the subdomain of @%s is %s', (username, label) => {
  expect(subdomainLabel(username)).toBe(label);
});

test('PROF-4: every username makes a label that a host name may have, which is no disguise of another alphabet', () => {
  const usernames = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{2,29}$/);
  fc.assert(
    fc.property(usernames, (username) => {
      fc.pre(findUsernameFormFault(username) === undefined);
      expect(subdomainLabel(username)).toMatch(/^[a-z0-9](?:-?[a-z0-9])*$/);
    }),
  );
});

test('PROF-4: nobody has a name that machines ask for, or that speaks for the site', () => {
  for (const label of ['www', 'mail', 'ns', 'ns1', 'mx-2', 'domains', 'wpad', 'mta-sts', 'autodiscover', 'adm1n', 'x'])
    expect(isReservedLabel(label), label).toBe(true);
  for (const label of ['ada', 'bela-bartok', 'nsync', 'mailart', 'mx-missiles'])
    expect(isReservedLabel(label), label).toBe(false);
});
