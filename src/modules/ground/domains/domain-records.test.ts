import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { DomainState } from '#shared/domains/domain-states.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import { lookAtRecords, recordsFor } from './domain-records.ts';

const DOMAIN = 'blog.careful.example';
const place = { alias: null, aliases: [], addresses: ['203.0.113.7'] };
let zone: ZoneServer;
beforeAll(async () => {
  zone = await startZoneServer();
});
afterAll(() => zone.close());
beforeEach(() => {
  zone.clear();
  zone.set(`_longhand-challenge.${DOMAIN}`, 'TXT', 'longhand=abc');
  zone.set(DOMAIN, 'A', '203.0.113.7');
});

const look = (state: DomainState, environment: Readonly<Record<string, string>>) => {
  const config = parseConfig({ NODE_ENV: 'test', DNS_SERVERS: zone.address, ...environment });
  return lookAtRecords({ config }, { domain: DOMAIN, token: 'abc', state }, place);
};
const OWN = { TLS: 'own', LONGHAND_URL: 'https://stories.example' };
const right = { dns: 'right', problem: null };

test('PROF-4: who may make no certificate is told before anybody is asked, and of what is shown without harm', async () => {
  zone.set('careful.example', 'CAA', 'issue digicert.com', 'iodef mailto:x@careful.example');
  const problem = { kind: 'otherAuthority', found: ['careful.example', 'digicert.com'] };
  expect(await look('wanted', OWN)).toEqual({ dns: 'wrong', problem });
  expect(await look('live', OWN)).toEqual({ dns: 'right', problem });
  expect(await look('wanted', { CAA_IDENTITIES: 'DigiCert.com, letsencrypt.org' })).toEqual(right);
  zone.set(DOMAIN, 'CAA', 'issue letsencrypt.org; accounturi=x');
  expect(await look('wanted', OWN)).toEqual(right);
  zone.set(DOMAIN, 'CAA', 'issue ;');
  expect(await look('wanted', OWN)).toEqual({ dns: 'wrong', problem: { kind: 'noAuthority', found: [DOMAIN] } });
});

test('PROF-4: nothing is said of authorities that nobody named, nor of records that nobody tells', async () => {
  zone.set(DOMAIN, 'CAA', 'issue digicert.com');
  expect(await look('wanted', {})).toEqual(right);
  expect(await look('wanted', { ...OWN, ACME_DIRECTORY_URL: 'https://ca.intranet.example/dir' })).toEqual(right);
  zone.set(DOMAIN, 'CAA', 'SERVFAIL');
  expect(await look('wanted', OWN)).toEqual(right);
});

test('PROF-4: the record that allows ours stands among the steps, where the one is that forbids', () => {
  const claim = { domain: DOMAIN, token: 'abc', problem: 'otherAuthority', problemFound: ['careful.example'] } as const;
  expect(recordsFor(claim, place, ['letsencrypt.org']).at(-1)).toEqual({
    type: 'CAA',
    name: 'careful.example',
    value: '0 issue "letsencrypt.org"',
  });
  expect(recordsFor({ ...claim, problem: null }, place, ['letsencrypt.org'])).toHaveLength(2);
});
