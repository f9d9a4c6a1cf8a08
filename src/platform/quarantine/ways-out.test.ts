import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createNameLookup } from '#platform/dns/name-lookup.ts';
import { openApiTransport } from '#platform/mail/providers/api-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { setQuarantine } from './quarantine.ts';

afterEach(() => setQuarantine(false));

const SRC = join(import.meta.dirname, '../..');

/** What reaches another machine, by what it is imported as or called. */
const WAYS =
  /from '(?:node:(?:http|https|net|tls|dns)|nodemailer|stripe|braintree|acme-client|aws4fetch|redis|ioredis|undici|ws)(?:\/[^']*)?'|[^.\w]fetch\(/;
/** Types, and what only reads addresses. */
const HARMLESS = /^import (?:type |\{(?:\s*(?:type \w+|isIP|isIPv4|isIPv6|BlockList)\s*,?)+\s*\})/;
/** The clients of providers, which only the ports open. */
const BEHIND_PORTS = /^modules\/money\/(?:payments|payout-providers)\/(?:braintree|stripe)\//;

const CLOSED = 'closed in quarantine';
/** Every file of the server with a way out, and why it may be there. If you add one, close it or say why not. */
const KNOWN: Readonly<Record<string, string>> = {
  'http/server.ts': 'listens',
  'http/tls/secure-server.ts': 'listens',
  'http/tls/kept-certificates.ts': 'listens',
  'main/check-place.ts': 'listens',
  'platform/metrics/metrics-server.ts': 'listens',
  'modules/ground/certificates/acme-authority.ts': CLOSED,
  'platform/dns/name-lookup.ts': CLOSED,
  'platform/files/bucket-store.ts': 'the site’s own files and backups',
  'platform/mail/providers/api-transport.ts': CLOSED,
  'platform/mail/providers/ses.ts': 'signs what api-transport.ts sends',
  'platform/mail/smtp-transport.ts': CLOSED,
  'platform/outbound/outbound.ts': CLOSED,
  'platform/payments/braintree-client.ts': 'closed at the port (modules/money/payments/held-in-quarantine.ts)',
  'platform/payments/stripe-client.ts': 'closed at the ports of payments and payouts',
  'platform/redis/redis-broadcast.ts': 'the site’s own Redis',
};

test('rule 241: every way out of the server is known, and closed in quarantine unless it leads nowhere', () => {
  const found = ['http', 'main', 'modules', 'platform', 'graphql', 'cli'].flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('test-support') && !BEHIND_PORTS.test(path))
      .filter((path) =>
        readFileSync(join(SRC, path), 'utf8')
          .split('\n')
          .some((line) => WAYS.test(line) && !HARMLESS.test(line)),
      ),
  );
  expect(found.toSorted()).toEqual(Object.keys(KNOWN).toSorted());
});

const mail = {
  id: 'a',
  from: { name: 'Site', address: 'site@example.org' },
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: {},
};

test('rule 241: mail, requests and names meet a closed door', async () => {
  setQuarantine(true);
  const smtp = openSmtpTransport('smtp://127.0.0.1:9');
  await expect(smtp.send(mail)).rejects.toMatchObject({ name: 'QuarantineError' });
  await expect(smtp.check()).rejects.toMatchObject({ name: 'QuarantineError' });
  smtp.close();
  const outbound = createOutbound({ trustedOrigins: ['http://127.0.0.1:9'] });
  await expect(outbound('http://127.0.0.1:9')).rejects.toMatchObject({ fault: 'quarantined' });
  expect(await createNameLookup(['127.0.0.1:9']).txt('example.org')).toBe('unreachable');
  const api = openApiTransport({
    provider: 'postmark',
    key: 'key',
    secret: '',
    region: '',
    domain: undefined,
    host: 'http://127.0.0.1:9',
    webhookSecret: undefined,
    isForBulkOnly: false,
  });
  await expect(api.send(mail)).rejects.toMatchObject({ fault: 'quarantined' });
  api.close();
});

test('rule 241: a control: awake, the same request finds nobody there instead', async () => {
  const outbound = createOutbound({ trustedOrigins: ['http://127.0.0.1:9'] });
  await expect(outbound('http://127.0.0.1:9')).rejects.toMatchObject({ fault: 'unreachable' });
});
