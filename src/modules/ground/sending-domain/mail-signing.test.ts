import { promises as dns } from 'node:dns';
import { authenticate, type DNSResolver } from 'mailauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { deliverMail } from '#modules/ground/mails/deliver-mail.ts';
import { closeMail } from '#modules/ground/mails/waiting-mail.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp-server.ts';
import { secretsOf } from '#test/support/test-secrets.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findKeysOfDomain, signingOf, waitingOf } from './find-signing-keys.ts';
import { createMailSigner } from './mail-signer.ts';
import { makeKeys } from './make-keys.ts';
import { atStart } from './sending-domain.jobs.ts';
import { recordsOfKeys, seeSigningKeys } from './see-signing-keys.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: TestGraph;
let context: CommandContext;
let clock: FakeClock;
let zone: ZoneServer;
let server: TestMailServer;
let transport: MailTransport;
beforeAll(async () => {
  world = await createTestGraph();
  zone = await startZoneServer();
  server = await startMailServer();
  const smtpUrl = `${server.url}?from=letters@mail.stories.example`;
  context = { ...world.context, config: { ...world.context.config, smtpUrl, dnsServers: [zone.address] } };
  clock = context.clock as FakeClock;
  transport = openSmtpTransport(smtpUrl, { signer: createMailSigner(context) });
});
afterAll(async () => {
  transport.close();
  await server.close();
  await zone.close();
  await world.close();
});

const keys = () => findKeysOfDomain(context.database, 'mail.stories.example');
const publish = async () => {
  for (const kept of await keys()) for (const { name, value } of recordsOfKeys(kept)) zone.set(name, 'TXT', value);
};
/** What a stranger's mail server says of the newest mail, and by which selectors. */
async function verdicts(): Promise<readonly string[]> {
  const resolver = new dns.Resolver();
  resolver.setServers([zone.address]);
  const ask: DNSResolver = (name) => resolver.resolveTxt(name);
  const { dkim } = await authenticate(server.received.at(-1)?.raw ?? '', { resolver: ask, disableArc: true });
  return dkim.results.map(({ selector, status }) => `${selector} ${status.result} ${status.aligned}`);
}
let count = 0;
async function send(headers: Readonly<Record<string, string>> = {}): Promise<void> {
  count += 1;
  const waiting = {
    id: `mail-${count}`,
    to: 'ada@example.org',
    subject: 'Höchst wichtig',
    text: 'Häuser.\n\n',
    headers,
  };
  const sealed = closeMail(context.secrets, { ...waiting, html: '<p>Häuser</p>', validUntil: null, isDecoy: false });
  await deliverMail(context, transport, sealed);
}

test('NEWS-1: mail is signed from the first one on, with keys that only this site can open', async () => {
  await Promise.all([atStart(context), atStart(context)]);
  const [kept, ...more] = await keys();
  expect(more).toEqual([]);
  expect(kept?.selector).toMatch(/^lh\d{8}$/);
  expect(JSON.stringify(kept)).not.toContain('PRIVATE');
  await publish();
  await send({
    'List-Unsubscribe': '<https://stories.example/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(await verdicts()).toEqual([
    `${kept?.selector}r pass mail.stories.example`,
    `${kept?.selector}e pass mail.stories.example`,
  ]);
  const raw = server.received.at(-1)?.raw ?? '';
  expect(raw.replace(/\r\n\s+/g, '').match(/h=[^;]*:list-unsubscribe:list-unsubscribe-post/g)).toHaveLength(2);
});

test('NEWS-1: new keys sign once their records are seen; until then the old ones do', async () => {
  await seeSigningKeys(context);
  const [old] = await keys();
  expect(old?.seenAt).not.toBeNull();
  clock.advance(DAY);
  expect(await makeKeys(context, 'mail.stories.example', await keys())).toBe(true);
  expect(await makeKeys(context, 'mail.stories.example', await keys()), 'one at a time').toBe(false);
  await seeSigningKeys(context);
  clock.advance(2 * MINUTE);
  await send();
  expect(await verdicts()).toEqual([
    expect.stringContaining(`${old?.selector}r pass`),
    expect.stringContaining('e pass'),
  ]);
  const next = waitingOf(await keys());
  await publish();
  await seeSigningKeys(context);
  clock.advance(2 * MINUTE);
  await send();
  expect(next?.selector).not.toBe(old?.selector);
  expect(await verdicts()).toEqual([
    expect.stringContaining(`${next?.selector}r pass`),
    expect.stringContaining('e pass'),
  ]);
  expect(signingOf(await keys())?.selector).toBe(next?.selector);
  expect(await keys()).toHaveLength(2);
  clock.advance(8 * DAY);
  await seeSigningKeys(context);
  expect((await keys()).map(({ selector }) => selector)).toEqual([next?.selector]);
});

test('NEWS-1: a record with one key alone, or that of others, is not seen', async () => {
  await makeKeys(context, 'mail.stories.example', await keys());
  const waiting = waitingOf(await keys());
  const [first, second] = waiting === undefined ? [] : recordsOfKeys(waiting);
  zone.set(first?.name ?? '', 'TXT', first?.value ?? '');
  zone.set(second?.name ?? '', 'TXT', first?.value ?? '');
  await seeSigningKeys(context);
  expect(waitingOf(await keys())?.selector).toBe(waiting?.selector);
  zone.set(second?.name ?? '', 'TXT', (second?.value ?? '').replaceAll(';', ' ; '));
  await seeSigningKeys(context);
  expect(waitingOf(await keys())).toBeUndefined();
});

test('NEWS-1: after a new secret mail goes on, with new keys', async () => {
  const before = (await keys()).map(({ selector }) => selector);
  const secrets = secretsOf('another');
  const signed = await createMailSigner({ ...context, secrets })('mail.stories.example');
  expect(signed.map(({ algorithm }) => algorithm)).toEqual(['rsa-sha256', 'ed25519-sha256']);
  const [signing] = signed;
  expect(before.some((selector) => signing?.selector.startsWith(`${selector}r`))).toBe(false);
});
