import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecrets } from '#test/support/open-secrets.ts';
import { startMailSink } from '#test/support/mail-sink.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp-server.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOneAddress, type MailMessage, UnsafeMail } from './mail-message.ts';
import { openSealedMail, sealMail } from './sealed-mail.ts';
import { MailPutOff, MailRefused, type MailTransport, MailUnanswered } from './mail-transport.ts';
import { openSmtpTransport } from './smtp-transport.ts';

let server: TestMailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
  transport = openSmtpTransport(server.url);
});
afterAll(async () => {
  transport.close();
  await server.close();
});

const message: MailMessage = {
  id: 'mail-1',
  from: { name: 'Longhand', address: 'hello@stories.example' },
  to: 'ada@example.org',
  subject: 'Your code – 123456',
  text: 'Your code is 123456.',
  html: '<p>Your code is <b>123456</b>.</p>',
  headers: { 'List-Unsubscribe': '<https://stories.example/m/unsubscribe/x>' },
};

test('a mail arrives with a text and an HTML part, to one addressee', async () => {
  await transport.send(message);
  const mail = server.received.at(-1);
  expect(mail?.to).toEqual(['ada@example.org']);
  expect(mail?.from).toBe('hello@stories.example');
  const parsed = await mail?.parse();
  expect(parsed).toMatchObject({
    subject: 'Your code – 123456',
    messageId: '<mail-1@stories.example>',
    from: { name: 'Longhand', address: 'hello@stories.example' },
    to: [{ address: 'ada@example.org' }],
  });
  expect(parsed?.text?.trim()).toBe(message.text);
  expect(parsed?.html?.trim()).toBe(message.html);
});

const INJECTIONS = [
  '\r\nBcc: eve@example.org',
  '\nBcc: eve@example.org',
  '\rBcc: eve@example.org',
  '\u0000',
  '\u2028Bcc: eve@example.org',
  '\u0085Bcc: eve@example.org',
  '\r\n.\r\nRCPT TO:<eve@example.org>',
  '\r\n\r\n<h1>body</h1>',
];
const ADDRESSES = [
  'ada@example.org, eve@example.org',
  'ada@example.org;eve@example.org',
  'Ada <ada@example.org>',
  '<ada@example.org>',
  'ada@example.org (eve)',
  'group: ada@example.org, eve@example.org;',
  'ada@example.org ',
  '"ada\\" <eve@example.org>"@example.org',
  'ada@[127.0.0.1]',
  '',
];

test.each(INJECTIONS)('nothing in any field adds a header or an addressee: %j', async (payload) => {
  const before = server.received.length;
  const attempts: MailMessage[] = [
    { ...message, to: message.to + payload },
    { ...message, to: payload + message.to },
    { ...message, subject: message.subject + payload },
    { ...message, id: message.id + payload },
    { ...message, from: { ...message.from, name: `Ada${payload}` } },
    { ...message, from: { ...message.from, address: message.from.address + payload } },
    { ...message, headers: { 'X-Note': `a${payload}` } },
    { ...message, headers: { [`X-Note${payload}`]: 'a' } },
  ];
  for (const attempt of attempts) await expect(transport.send(attempt)).rejects.toThrow(UnsafeMail);
  expect(server.received.length).toBe(before);
  // In the bodies such text is only text.
  await transport.send({ ...message, text: `a${payload}b`, html: `<p>a${payload}b</p>` });
  const mail = server.received.at(-1);
  expect(mail?.to).toEqual(['ada@example.org']);
  const parsed = await mail?.parse();
  expect(parsed?.bcc ?? []).toEqual([]);
  expect(parsed?.subject).toBe(message.subject);
});

test.each(ADDRESSES)('only one bare address is written to: %j', async (to) => {
  await expect(transport.send({ ...message, to })).rejects.toThrow(UnsafeMail);
});

test('headers that have a field of their own cannot be given twice', async () => {
  for (const name of ['Bcc', 'To', 'cc', 'From', 'Subject', 'Content-Type', 'Message-ID', 'DKIM-Signature']) {
    await expect(transport.send({ ...message, headers: { [name]: 'x' } })).rejects.toThrow(UnsafeMail);
  }
});

test('whatever passes as an address has one @, and nothing that separates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const candidate of [text, `${text}@example.org`, `a@${text}.org`]) {
        if (isOneAddress(candidate)) expect(candidate).toMatch(/^[^\s,;<>()@]+@[^\s,;<>()@]+$/);
      }
    }),
  );
});

test('a refusal for good is told apart from one that passes', async () => {
  server.refuseWith(550);
  await expect(transport.send(message)).rejects.toThrow(MailRefused);
  server.refuseWith(451);
  await expect(transport.send(message)).rejects.toThrow(MailPutOff);
  server.refuseWith(undefined);
  await transport.send(message);
});

test('rule 169: what is said to the address that mail comes from is about us, and about no addressee', async () => {
  server.refuseSendersWith(550);
  await expect(transport.send(message)).rejects.toMatchObject({ name: 'MailStopped', reason: 'domain' });
  server.refuseSendersWith(451);
  await expect(transport.send(message)).rejects.toThrow(MailPutOff);
  server.refuseSendersWith(undefined);
  await transport.send(message);
});

test('a mail server is asked whether it lets us in, and gets a password only over an encrypted connection', async () => {
  await transport.check();
  const withPassword = openSmtpTransport(server.url.replace('//', '//user:secret@'));
  await expect(withPassword.check()).rejects.toThrow();
  await expect(withPassword.send(message)).rejects.toThrow();
  withPassword.close();
  const nobody = openSmtpTransport('smtp://127.0.0.1:1');
  await expect(nobody.check()).rejects.toThrow();
  nobody.close();
});

test('a sealed mail opens with the site’s secret alone, and only unharmed', async () => {
  const folders = [await mkdtemp(join(tmpdir(), 'mail-')), await mkdtemp(join(tmpdir(), 'mail-'))] as const;
  const [own, other] = [await openSecrets(folders[0]), await openSecrets(folders[1])];
  const sealed = sealMail(own, message);
  expect(sealed).not.toContain('123456');
  expect(openSealedMail(own, sealed)).toEqual(message);
  expect(() => openSealedMail(other, sealed)).toThrow();
  expect(() => openSealedMail(own, sealed.slice(0, -6))).toThrow();
  for (const folder of folders) await rm(folder, { recursive: true });
});

test('NEWS-1: a mail that was sent whole and never answered for is told apart, and never sent again by itself', async () => {
  const sink = await startMailSink();
  const own = openSmtpTransport(sink.url, { maxConnections: 1 });
  sink.loseAnswers(() => true);
  await expect(own.send(message)).rejects.toThrow(MailUnanswered);
  expect(sink.taken.map(({ messageId }) => messageId)).toEqual(['<mail-1@stories.example>']);
  sink.loseAnswers(() => false);
  sink.breakOff(true);
  const broken = await own.send(message).catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(Error);
  expect(broken, 'it was not handed over').not.toBeInstanceOf(MailUnanswered);
  sink.breakOff(false);
  await own.send(message);
  expect(sink.taken).toHaveLength(2);
  own.close();
  await sink.close();
});
