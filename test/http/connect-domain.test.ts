import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

let zone: ZoneServer;
let program: TestProgram;
beforeAll(async () => {
  zone = await startZoneServer();
  program = await startTestProgram({ withWorld: false, settings: { DNS_SERVERS: zone.address } });
  await setSetting(program.context, 'domains.addresses', '203.0.113.7');
});
afterAll(async () => {
  await program.close();
  await zone.close();
});

const CLAIM = `id domain state problem twin isTwinLed records { type name value }`;
const CHECKED = `... on CustomDomainClaim { ${CLAIM} }`;
const UNION = `__typename ... on CustomDomainClaim { ${CLAIM} } ... on CustomDomainRefusal { code message }`;

test('PROF-4: over the graph a domain is wished for, refused with a sentence, proved, shown and let go', async () => {
  const { headers } = await signIn(program);
  const graph = async (query: string) => {
    program.clock.advance(1_000);
    const answer = await program.ask('/_/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    return JSON.parse(answer.text) as { data?: Record<string, Record<string, unknown>>; errors?: unknown };
  };
  const connect = async (domain: string) =>
    (await graph(`mutation { answer: connectCustomDomain(domain: "${domain}") { ${UNION} } }`)).data?.['answer'];
  expect(await connect('co.uk')).toMatchObject({ __typename: 'CustomDomainRefusal', code: 'INVALID_DOMAIN' });
  const claim = await connect('Paper.Example');
  expect(claim).toMatchObject({
    __typename: 'CustomDomainClaim',
    domain: 'paper.example',
    state: 'WANTED',
    twin: 'www.paper.example',
  });
  const [proof, address] = (claim?.['records'] ?? []) as readonly { type: string; name: string; value: string }[];
  expect([proof?.type, address]).toEqual(['TXT', { type: 'A', name: 'paper.example', value: '203.0.113.7' }]);
  const check = async () =>
    (await graph(`mutation { answer: checkCustomDomain(claimId: "${String(claim?.['id'])}") { ${CHECKED} } }`)).data?.[
      'answer'
    ];
  expect(await check()).toMatchObject({
    state: 'DNS_MISSING',
    problem: 'We can’t see the TXT record yet. New records can take a while to show up.',
  });
  zone.set(proof?.name ?? '', 'TXT', proof?.value ?? '');
  zone.set('paper.example', 'A', '203.0.113.7');
  expect(await check()).toMatchObject({ state: 'LIVE', problem: null, isTwinLed: false });
  zone.set('www.paper.example', 'A', '203.0.113.7');
  expect(await check()).toMatchObject({ state: 'LIVE', isTwinLed: true });
  const own = `http://paper.example:${new URL(program.url).port}/`;
  await expect.poll(async () => (await program.ask(own)).headers['x-route-name']).toBe('ShowUserProfile');
  const ended = await graph(`mutation { answer: releaseCustomDomain(claimId: "${String(claim?.['id'])}") { state } }`);
  expect(ended.data?.['answer']).toEqual({ state: 'RELEASED' });
  await expect.poll(async () => (await program.ask(own)).status).toBe(421);
  const stranger = await program.ask('/_/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { connectCustomDomain(domain: "x.example") { __typename } }' }),
  });
  expect(stranger.text).not.toContain('CustomDomainClaim');
});
