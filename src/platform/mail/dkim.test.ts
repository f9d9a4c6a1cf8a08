import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { authenticate, type DNSResolver } from 'mailauth';
import { expect, test } from 'vitest';
import { dkimHeaders, type DkimKey, withNetworkLines } from './dkim.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ed25519 = generateKeyPairSync('ed25519');
const keys: readonly DkimKey[] = [
  { domain: 'stories.example', selector: 'ar', algorithm: 'rsa-sha256', privateKey: rsa.privateKey },
  { domain: 'stories.example', selector: 'ae', algorithm: 'ed25519-sha256', privateKey: ed25519.privateKey },
];
const records = new Map([
  [
    'ar._domainkey.stories.example',
    `v=DKIM1; p=${rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  ],
  [
    'ae._domainkey.stories.example',
    `v=DKIM1; k=ed25519; p=${Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')}`,
  ],
]);
const resolver: DNSResolver = async (name) => {
  const record = records.get(name);
  if (record === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return [[record]];
};
const HEAD = [
  'From: Ada <hello@stories.example>',
  'To: ann@mail.example',
  'Subject: A  long\r\n  one',
  'Date: Thu, 26 Nov 2026 12:00:00 +0000',
  'List-Unsubscribe: <https://stories.example/x>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
];
const mail = (body: string, head: readonly string[] = HEAD) =>
  withNetworkLines(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`));
const signed = async (raw: Buffer) => Buffer.concat([await dkimHeaders(raw, keys), raw]);
const verdicts = async (raw: Buffer) => {
  const { dkim } = await authenticate(raw, { resolver, disableArc: true, disableBimi: true, disableDmarc: true });
  return dkim.results.map(({ status }) => status.result);
};

test('NEWS-1: a mail is signed with both keys as a stranger checks it, whatever is in it', async () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', 'a', 'é', '.', '=', '\u2028'), maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 0, max: 400 }), async (body, length) => {
      const raw = mail(body, [...HEAD, `X-Note: ${'n'.repeat(length)}`]);
      expect(await verdicts(await signed(raw))).toEqual(['pass', 'pass']);
    }),
    { numRuns: 60 },
  );
});

test('NEWS-1: whatever is changed or added on the way breaks both signatures', async () => {
  const raw = await signed(mail('Hello.\r\n'));
  const text = raw.toString();
  expect(await verdicts(raw)).toEqual(['pass', 'pass']);
  const changes = [
    text.replace('Hello.', 'Hallo.'),
    text.replace('stories.example/x', 'elsewhere.example/x'),
    text.replace('One-Click', 'Two-Click'),
    text.replace('A  long', 'A short'),
    text.replace('\r\nTo:', '\r\nSubject: another\r\nTo:'),
    `Reply-To: eve@mail.example\r\n${text}`,
    `Subject: another\r\n${text}`,
  ];
  for (const changed of changes) {
    expect(await verdicts(Buffer.from(changed)), changed).not.toContain('pass');
  }
});

test('rule 171: while a mail to many is signed, the process goes on with what somebody waits for', async () => {
  let isSigned = false;
  const signing = signed(mail('Hello.\r\n')).then(() => (isSigned = true));
  // Work on this thread would be done before the event loop's next turn.
  for (let step = 0; step < 50; step += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(isSigned).toBe(false);
  await signing;
});
