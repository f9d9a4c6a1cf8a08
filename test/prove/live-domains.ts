import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { connectDomain } from '#modules/ground/domains/connect-domain.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { answers, startProgram } from '#test/bench/processes.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { freePort } from '#test/support/free-port.ts';
import { startPebble } from '#test/support/pebble.ts';
import { startZoneServer } from '#test/support/zone-server.ts';
import type { Campaign, Finding } from './campaign.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** What is promised, and how long a campaign waits before it gives a name up. Milliseconds. */
const PROMISED = 60_000;
const GIVEN_UP = 120_000;
/** Own judgement: names that are set a while apart meet the background process at every moment of its minute. */
const APART = 7_000;

/** A site of the real program with TLS of its own, a name server and Pebble beside it. */
async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-domains-'));
  const [port, tlsPort, acmePort] = [await freePort(), await freePort(), await freePort()];
  const zone = await startZoneServer();
  const pebble = await startPebble({ port: acmePort, httpPort: port, nameServer: zone.address });
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    TLS: 'own',
    TLS_PORT: String(tlsPort),
    LONGHAND_URL: 'https://stories.example',
    ACME_DIRECTORY_URL: `https://127.0.0.1:${acmePort}/dir`,
    NODE_EXTRA_CA_CERTS: pebble.authorityFile,
    DNS_SERVERS: zone.address,
    LONGHAND_DATA: folder,
    WORKERS: '1',
    LOG_LEVEL: 'error',
  };
  zone.set('domains.stories.example', 'A', '127.0.0.1');
  const running = await startProgram({ args: [MAIN], environment }, () => answers(`http://127.0.0.1:${port}/healthz`));
  const log = createLog('silent');
  const config = parseConfig(environment);
  const { connectionString } = nameServerFiles(join(folder, 'postgres'));
  const database = openDatabase<Tables>({ connectionString, maxConnections: 2, log });
  const secrets = await openSecrets(folder);
  const context = systemContext({ database, files: openFileStore(config), clock: systemClock, log, config, secrets });
  return {
    zone,
    context,
    tlsPort,
    close: async () => {
      await database.close();
      await running.stop();
      await pebble.stop();
      await zone.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Milliseconds from right records until a reader’s handshake is answered with the name’s own certificate. */
async function liveAfter({ zone, context, tlsPort }: Site, domain: string): Promise<number | undefined> {
  const personId = await buildPerson(context);
  const viewer = buildViewer({ personId, steppedUpAt: new Date() });
  const owner = { personId, publicationId: null };
  const claim = await connectDomain({ ...context, isProgram: false, viewer }, owner, domain);
  if ('type' in claim) throw new Error(claim.message);
  // Long enough that it was looked for in vain.
  await wait(APART);
  zone.set(domain, 'A', '127.0.0.1');
  zone.set(`_longhand-challenge.${domain}`, 'TXT', `longhand=${claim.token}`);
  const from = performance.now();
  while (performance.now() - from < GIVEN_UP) {
    if ((await certifiedName(tlsPort, domain)) === `DNS:${domain}`) return performance.now() - from;
    await wait(250);
  }
  return undefined;
}

function certifiedName(port: number, servername: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
    socket.once('error', () => resolve(undefined));
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().subjectaltname);
      socket.destroy();
    });
  });
}

async function measure(count: number, promised: number): Promise<Finding> {
  const site = await startSite();
  try {
    const failures: string[] = [];
    const taken: number[] = [];
    await Promise.all(
      Array.from({ length: count }, async (_one, index) => {
        await wait((index * APART * 3) / 2);
        const milliseconds = await liveAfter(site, `blog${index}.owner${index}.example`);
        if (milliseconds !== undefined) taken.push(milliseconds);
        if (milliseconds === undefined || milliseconds > promised)
          failures.push(`domain ${index} was live after ${milliseconds ?? 'more than'} ms`);
      }),
    );
    const seconds = taken.toSorted((one, other) => one - other).map((one) => (one / 1_000).toFixed(1));
    console.log(`  live after ${seconds.join(', ')} seconds`);
    return { tried: count, failures };
  } finally {
    await site.close();
  }
}

/** From right records to live, by the real program at the pace of its background process. */
export const liveDomains: Campaign = {
  name: 'live-domains',
  promise: 'a domain is live with its certificate within 60 seconds of its records',
  count: 10,
  run: (count) => measure(count, PROMISED),
  // Nobody is so quick: an authority looks first.
  control: () => measure(1, 10),
};
