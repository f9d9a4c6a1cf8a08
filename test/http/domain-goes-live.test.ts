import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDomain } from '#modules/ground/domains/connect-domain.ts';
import { jobs as certificateJobs } from '#modules/ground/certificates/certificates.jobs.ts';
import { jobs as domainJobs } from '#modules/ground/domains/domains.jobs.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { freePort } from '#test/support/free-port.ts';
import { hasPebble, type Pebble, startPebble } from '#test/support/pebble.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

/** The background process looks at domains at the beginning of a minute, and 20 and 40 seconds later. */
const BETWEEN_LOOKS = 20_000;
const PROMISED = 60_000;

const isThere = hasPebble();
let program: TestProgram;
let zone: ZoneServer;
let pebble: Pebble | undefined;
beforeAll(async () => {
  const port = await freePort();
  zone = await startZoneServer();
  program = await startTestProgram({
    withWorld: false,
    settings: {
      TLS: 'own',
      TLS_PORT: '0',
      ACME_DIRECTORY_URL: `https://127.0.0.1:${port}/dir`,
      LONGHAND_URL: 'https://stories.example',
      DNS_SERVERS: zone.address,
    },
  });
  zone.set('domains.stories.example', 'A', '127.0.0.1');
  const httpPort = Number(new URL(program.addresses[0] ?? '').port);
  if (isThere) pebble = await startPebble({ port, httpPort, nameServer: zone.address });
});
afterAll(async () => {
  await pebble?.stop();
  await program.close();
  await zone.close();
});

/** The name in the certificate that a handshake is answered with; null where none is. */
function certifiedName(servername: string): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { port: program.securePort ?? 0, host: '127.0.0.1', servername, rejectUnauthorized: false };
    const socket = connect(options);
    socket.once('error', () => resolve(null));
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().subjectaltname ?? null);
      socket.destroy();
    });
  });
}

/** One look of the background process, and what it leads to at once. */
async function look(): Promise<void> {
  const context = {
    ...program.context,
    mail: undefined,
    bulkMail: undefined,
    own: { connectionString: '', migrations: '' },
  };
  await domainJobs['domains:look'].run(context);
  await runJobs(context.database, { 'certificates:order': () => certificateJobs['certificates:order'].run(context) });
}

test.skipIf(!isThere)(
  'PROF-4: from right records until readers come by TLS it is at most a minute, at whatever moment they are set',
  async () => {
    for (const [index, lookedInVain] of [1, 4, 25].entries()) {
      const domain = `blog${index}.quick.example`;
      const personId = await buildPerson(program.context);
      const viewer = buildViewer({ personId, steppedUpAt: program.clock.now() });
      const as = { ...program.context, isProgram: false, viewer };
      const claim = await connectDomain(as, { personId, publicationId: null }, domain);
      if ('type' in claim) throw new Error(claim.message);
      for (let looks = 0; looks < lookedInVain; looks += 1) {
        await look();
        program.clock.advance(BETWEEN_LOOKS);
      }
      expect(await certifiedName(domain)).toBeNull();
      zone.set(domain, 'A', '127.0.0.1');
      zone.set(`_longhand-challenge.${domain}`, 'TXT', `longhand=${claim.token}`);
      const from = program.clock.now().getTime();
      while ((await certifiedName(domain)) !== `DNS:${domain}`) {
        program.clock.advance(BETWEEN_LOOKS);
        expect(program.clock.now().getTime() - from, domain).toBeLessThanOrEqual(PROMISED);
        await look();
      }
    }
  },
);
