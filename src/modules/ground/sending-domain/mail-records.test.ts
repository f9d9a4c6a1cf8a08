import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGraph } from '#graphql/execute.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import { findKeysOfDomain } from './find-signing-keys.ts';
import { judgeDmarc } from './judge-dmarc.ts';
import { judgeSpf } from './judge-spf.ts';
import { recordsOfKeys } from './see-signing-keys.ts';

const DOMAIN = 'stories.example';
const MAIL_SERVER = 'mail.relay.example';
/** A public one, which nobody connects to. */
const ADDRESS = '93.184.216.34';

let world: TestGraph;
let zone: ZoneServer;
beforeAll(async () => {
  world = await createTestGraph();
  zone = await startZoneServer();
});
beforeEach(() => zone.clear());
afterAll(async () => {
  await zone.close();
  await world.close();
});

type Check = {
  readonly kind: string;
  readonly domain: string;
  readonly isWell: boolean;
  readonly sentence: string;
  readonly records: readonly { readonly type: string; readonly name: string; readonly value: string }[];
};
type Setup = {
  readonly domain: string | null;
  readonly checks: readonly Check[];
  readonly hasWaitingKeys: boolean;
  readonly reportsAddress: string | null;
  readonly retiredKeys: readonly unknown[];
};
const VIEW =
  '{ domain hasWaitingKeys reportsAddress retiredKeys { selector } checks { kind domain isWell sentence records { type name value } } }';
async function operator(
  roles: readonly PlatformRole[] = ['ADMIN'],
  smtpUrl: string | undefined = `smtp://${MAIL_SERVER}?from=letters@${DOMAIN}`,
) {
  const config = {
    ...world.context.config,
    smtpUrl,
    siteUrl: `https://${DOMAIN}`,
    dnsServers: [zone.address],
    mailIntake: { port: 2526, domain: `bounces.${DOMAIN}` },
  };
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  const { ask } = accountBrowser(createGraph({ ...world.context, config }), viewer);
  return {
    read: async () => (await ask(`{ mailSetup ${VIEW} }`))['mailSetup'] as Setup | null,
    check: async () => (await ask(`mutation { checkMailSetup ${VIEW} }`))['checkMailSetup'] as Setup,
    make: async () =>
      (await ask(`mutation { outcome: makeSigningKeys { __typename ... on MailSetup ${VIEW} } }`))[
        'outcome'
      ] as Setup & {
        readonly __typename: string;
      },
  };
}
const keys = () => findKeysOfDomain(world.database, DOMAIN);
async function publishKeys(): Promise<void> {
  for (const kept of await keys()) for (const { name, value } of recordsOfKeys(kept)) zone.set(name, 'TXT', value);
}
const faults = ({ checks }: Setup) =>
  checks.filter(({ isWell }) => !isWell).map(({ kind, domain }) => `${kind} ${domain}`);

test('NEWS-1: who runs the site reads what is missing, and the exact record for it; once it is set, that all is well', async () => {
  zone.set(MAIL_SERVER, 'A', ADDRESS);
  const { check, read } = await operator();
  const before = await check();
  expect(faults(before)).toEqual([
    `DKIM ${DOMAIN}`,
    `SPF ${DOMAIN}`,
    `SPF bounces.${DOMAIN}`,
    `DMARC ${DOMAIN}`,
    `MX ${DOMAIN}`,
    `RETURNS bounces.${DOMAIN}`,
    `PTR ${MAIL_SERVER}`,
  ]);
  const records = before.checks.flatMap((one) => one.records);
  expect(records).toContainEqual({ type: 'TXT', name: DOMAIN, value: `v=spf1 a:${MAIL_SERVER} ~all` });
  expect(records).toContainEqual({
    type: 'TXT',
    name: `_dmarc.${DOMAIN}`,
    value: `v=DMARC1; p=none; rua=mailto:letters@${DOMAIN}`,
  });
  expect(records).toContainEqual({ type: 'PTR', name: ADDRESS, value: MAIL_SERVER });
  expect(before.checks.every(({ sentence }) => /^[A-Za-z0-9].*[.]$/.test(sentence) && !/[{}]/.test(sentence))).toBe(
    true,
  );
  // Whoever sets each record as it is told has nothing left to do.
  for (const { type, name, value } of records) {
    if (type === 'TXT') zone.set(name, type, value);
    if (type === 'MX') zone.set(name, type, value.replace('10 ', ''));
  }
  zone.set('34.216.184.93.in-addr.arpa', 'PTR', MAIL_SERVER);
  const after = await read();
  expect(after?.reportsAddress).toMatch(/^reports[.][0-9a-f]{20}@bounces[.]stories[.]example$/);
  expect(after && faults(after)).toEqual([]);
  zone.set('34.216.184.93.in-addr.arpa', 'PTR', 'elsewhere.example');
  zone.set(`_dmarc.${DOMAIN}`, 'TXT', 'SERVFAIL');
  expect(faults(await check())).toEqual([`DMARC ${DOMAIN}`, `PTR ${MAIL_SERVER}`]);
});

test('NEWS-1: new keys are made by a button, one pair at a time, and take over once they are found', async () => {
  const { check, make } = await operator();
  await check();
  await publishKeys();
  expect(await check()).toMatchObject({ hasWaitingKeys: false });
  expect(await make()).toMatchObject({ __typename: 'MailSetup', hasWaitingKeys: true });
  expect(await make()).toMatchObject({ __typename: 'Conflict' });
  expect(faults(await check())).toContain(`DKIM_NEXT ${DOMAIN}`);
  await publishKeys();
  const after = await check();
  expect(after).toMatchObject({ hasWaitingKeys: false, retiredKeys: [{}] });
  expect(faults(after)).not.toContain(`DKIM ${DOMAIN}`);
  const [entry] = await world.database.query(
    'test_audit',
    "select 1 from audit_entry where action = 'mail.keysMade'",
    [],
  );
  expect(entry).toBeDefined();
});

test('NEWS-1: it is there for administrators alone, and says so where mail goes nowhere', async () => {
  for (const role of ['MODERATOR', 'CURATOR', 'SUPPORT', 'FINANCE'] as const) {
    const { read, check, make } = await operator([role]);
    expect(await read()).toBeNull();
    await expect(check()).rejects.toThrow();
    await expect(make()).rejects.toThrow();
  }
  const { read, make } = await operator(['ADMIN'], 'smtp://127.0.0.1:25?from=hello@longhand.invalid');
  expect(await read()).toMatchObject({ domain: null, checks: [] });
  expect(await make()).toMatchObject({ __typename: 'Conflict' });
});

test.each([
  [[], 'spfMissing', 'v=spf1 a:m.example ~all'],
  [['v=spf10 -all', 'something else'], 'spfMissing', 'v=spf1 a:m.example ~all'],
  [['v=spf1 mx -all'], null, 'v=spf1 mx -all'],
  [['V=SPF1 include:a.example redirect=b.example'], null, 'V=SPF1 include:a.example redirect=b.example'],
  [['v=spf1 mx -all', 'v=spf1 mx ip4:192.0.2.1 ~all'], 'spfTwice', 'v=spf1 mx ip4:192.0.2.1 ~all'],
  [['v=spf1 mx +all'], 'spfOpen', 'v=spf1 mx ~all'],
  [['v=spf1 mx all'], 'spfOpen', 'v=spf1 mx ~all'],
  [['v=spf1 mx'], 'spfEndless', 'v=spf1 mx ~all'],
  ['unreachable', 'unreachable', 'v=spf1 a:m.example ~all'],
] as const)('NEWS-1: of senders %j one reads %s', (texts, problem, wanted) => {
  expect(judgeSpf(texts, 'a:m.example')).toEqual({ problem, wanted });
});

test.each([
  [[], [], 'dmarcMissing'],
  [[], ['v=DMARC1; p=reject'], null],
  [['v=DMARC1;p=none; rua=mailto:a@b.example'], [], null],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], [], 'dmarcTwice'],
  [['v=DMARC1; rua=mailto:a@b.example'], ['v=DMARC1; p=reject'], 'dmarcBroken'],
  ['unreachable', [], 'unreachable'],
  [[], 'unreachable', 'unreachable'],
] as const)('NEWS-1: of the policy %j below %j one reads %s', (own, registered, problem) => {
  expect(judgeDmarc(own, registered)).toBe(problem);
});
