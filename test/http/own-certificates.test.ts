import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { checkCertificates } from '#modules/running/checks/check-certificates.ts';
import { authoritiesInTurn } from '#modules/ground/certificates/authorities-in-turn.ts';
import { openAcmeAuthority } from '#modules/ground/certificates/acme-authority.ts';
import { orderDueCertificates } from '#modules/ground/certificates/order-certificates.ts';
import { releaseDomain } from '#modules/ground/domains/release-domain.ts';
import type { DomainClaim } from '#modules/ground/domains/domain-claim.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { freePort } from '#test/support/free-port.ts';
import { hasPebble, type Pebble, startPebble } from '#test/support/pebble.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

const isThere = hasPebble();
const HARBOUR = 'harbour.example';
let program: TestProgram;
let zone: ZoneServer;
let pebble: Pebble | undefined;
let claim: DomainClaim;
let directory: string;
beforeAll(async () => {
  const port = await freePort();
  directory = `https://127.0.0.1:${port}/dir`;
  zone = await startZoneServer();
  program = await startTestProgram({
    settings: {
      TLS: 'own',
      TLS_PORT: '0',
      ACME_DIRECTORY_URL: directory,
      LONGHAND_URL: 'https://stories.example',
      DNS_SERVERS: zone.address,
    },
  });
  const publicationId = program.world.publications.harbour;
  claim = await buildLiveDomain(program.context, { personId: null, publicationId }, HARBOUR);
  const httpPort = Number(new URL(program.addresses[0] ?? '').port);
  if (isThere) pebble = await startPebble({ port, httpPort, nameServer: zone.address });
});
afterAll(async () => {
  await pebble?.stop();
  await program.close();
  await zone.close();
});

const order = () => orderDueCertificates(program.context, openAcmeAuthority(program.context, directory));

type Shown = { readonly names: string; readonly status: number | undefined; readonly body: string };

/** What somebody sees who comes by TLS; throws where the handshake fails. */
function comeBy(name: string, path = '/'): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      port: program.securePort ?? 0,
      host: '127.0.0.1',
      servername: name,
      rejectUnauthorized: false,
    });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { subjectaltname = '' } = socket.getPeerCertificate();
      const asking = request({ createConnection: () => socket, host: name, path, headers: { host: name } });
      asking.once('error', reject).once('response', (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.once('end', () => resolve({ names: subjectaltname, status: answer.statusCode, body }));
      });
      asking.end();
    });
  });
}

const plain = (host: string, path: string, method: 'GET' | 'POST' = 'GET') =>
  program.ask(`http://${host}${path}`, { method });

test('PROF-4: before there is a certificate pages come in the open, no form does, and no handshake is answered', async () => {
  expect((await plain(HARBOUR, '/')).status).toBe(200);
  expect((await plain(HARBOUR, '/_/graphql', 'POST')).status).toBe(403);
  await expect(comeBy(HARBOUR)).rejects.toThrow();
  await expect(comeBy('')).rejects.toThrow();
  expect(await told()).toEqual({ customDomainClaim: { state: 'CERTIFICATE_PENDING', problem: null } });
  for (const token of ['x', 'nobody-asked-for-this-token', '..%2f..%2fetc'])
    expect((await plain(HARBOUR, `/.well-known/acme-challenge/${token}`)).status, token).toBe(404);
});

test.skipIf(!isThere)('PROF-4: what an authority refuses is tried again later, and says why', async () => {
  await order();
  const rows = await program.context.database.kysely.selectFrom('certificate').selectAll().orderBy('name').execute();
  expect(rows.map(({ name, chain, failures }) => [name, chain, failures])).toEqual([
    [HARBOUR, null, 1],
    ['stories.example', null, 1],
  ]);
  expect(rows[0]?.problem).not.toBe('');
  const said = await checkCertificates(program.context);
  expect(said).toMatchObject({ isWell: false });
  expect(said.sentence).toMatch(/^2 of 2 names have no valid certificate: harbour\.example since 20\S+ \(.+\); /);
  const problem = formatMessage(domainMessages.certificateRefused, { domain: HARBOUR });
  expect(await told()).toEqual({ customDomainClaim: { state: 'CERTIFICATE_PENDING', problem } });
  expect(rows[0]?.next_order_at).toEqual(new Date(program.clock.now().getTime() + 3_600_000));
});

test.skipIf(!isThere)(
  'PROF-4: a domain has its own certificate, its pages come by it, and plain ones lead there',
  async () => {
    for (const name of [HARBOUR, 'stories.example']) zone.set(name, 'A', '127.0.0.1');
    program.clock.advance(3_600_000);
    await order();
    const shown = await comeBy(HARBOUR);
    expect([shown.status, shown.names]).toEqual([200, `DNS:${HARBOUR}`]);
    expect(shown.body).toContain('Harbour');
    expect(await checkCertificates(program.context)).toMatchObject({ isWell: true });
    expect((await comeBy('stories.example')).names).toBe('DNS:stories.example');
    expect(await told()).toEqual({ customDomainClaim: { state: 'LIVE', problem: null } });
    const led = await plain(HARBOUR, '/about?from=plain');
    expect([led.status, led.headers.location]).toEqual([301, `https://${HARBOUR}/about?from=plain`]);
    expect((await plain('127.0.0.1', '/healthz')).status).toBe(200);
    const again = await program.context.database.kysely.selectFrom('certificate').selectAll().execute();
    await order();
    expect(await program.context.database.kysely.selectFrom('certificate').selectAll().execute()).toEqual(again);
  },
);

test.skipIf(!isThere)('PROF-4: a crowd of unknown names costs nobody their handshake', async () => {
  const { ada } = program.world.people;
  const late = `late.${HARBOUR}`;
  await buildLiveDomain(program.context, { personId: ada, publicationId: null }, late);
  zone.set(late, 'A', '127.0.0.1');
  // One authority is away, and the other makes it.
  const nobody = openAcmeAuthority(program.context, `https://127.0.0.1:${await freePort()}/dir`);
  const both = authoritiesInTurn(nobody, openAcmeAuthority(program.context, directory));
  await orderDueCertificates(program.context, both);
  const crowd = Array.from({ length: 300 }, (_one, index) => comeBy(`n${index}.${HARBOUR}`));
  const came = await Promise.allSettled(crowd);
  expect(came.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect((await comeBy(late)).names).toBe(`DNS:${late}`);
});

/** What the owner is told of their domain. */
async function told() {
  const personId = program.world.people.bela;
  const staffRoles = new Map([[program.world.publications.harbour, 'owner' as const]]);
  const { ask } = accountBrowser(program.graph, buildViewer({ personId, staffRoles }));
  const query =
    '{ collectionByDomainOrSlug(domainOrSlug: "harbour") { ... on Collection { customDomainClaim { state problem } } } }';
  return (await ask(query))['collectionByDomainOrSlug'];
}

test.skipIf(!isThere)('PROF-4: nobody is spoken for whose domain is not live here, or is so no more', async () => {
  await expect(comeBy('strangers.example')).rejects.toThrow();
  const { ada } = program.world.people;
  const staffRoles = new Map([[program.world.publications.harbour, 'owner' as const]]);
  const viewer = buildViewer({ personId: ada, staffRoles, steppedUpAt: program.clock.now() });
  await releaseDomain({ ...program.context, isProgram: false, viewer }, claim.id);
  await expect
    .poll(
      () =>
        comeBy(HARBOUR).then(
          () => 'shown',
          () => 'refused',
        ),
      { timeout: 5_000 },
    )
    .toBe('refused');
});
