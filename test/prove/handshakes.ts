import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { openSecrets } from '#test/support/open-secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createKnownHosts, type CustomDomain, type KnownHosts } from '#http/hosts/known-hosts.ts';
import { readDomains } from '#http/hosts/read-domains.ts';
import { openCertificates, startSecureServer } from '#http/tls/secure-server.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { Campaign, Finding } from './campaign.ts';

const AT_ONCE = 100;
/** Names that are kept as not there, and a part of them that come again. */
const COME_AGAIN = 1_000;
/** What a process may keep of names that nobody has: 5,000 of them, each of a few hundred bytes. */
const MOST_BYTES = 16 * 1_048_576;

type Read = (names: readonly string[]) => Promise<readonly CustomDomain[]>;
/** Makes of the statement that looks names up what a server knows of hosts. */
type OpenHosts = (url: string, read: Read) => KnownHosts;

/** A server with TLS of its own over an empty database, and counts of what it does for strangers. */
async function startCounted(openHosts: OpenHosts) {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-handshakes-'));
  const store = await createTestDatabase();
  const counts = { statements: 0, names: 0, atOnce: 0, mostAtOnce: 0 };
  const onStatement = () => void (counts.statements += 1);
  const { connectionString } = store;
  const log = createLog('silent');
  const database = openDatabase<Tables>({ connectionString, maxConnections: 8, log, onStatement });
  const url = 'https://stories.example';
  const config = parseConfig({ NODE_ENV: 'test', TLS: 'own', TLS_PORT: '0', LONGHAND_URL: url, LONGHAND_DATA: folder });
  const hosts = openHosts(url, async (names) => {
    counts.names += names.length;
    counts.atOnce += 1;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, counts.atOnce);
    return readDomains(database, names).finally(() => (counts.atOnce -= 1));
  });
  const certificates = openCertificates({ database, secrets: await openSecrets(folder), url, clock: systemClock });
  const server = await startSecureServer({ hosts, config }, certificates, {}, (_request, response) => response.end());
  return {
    port: server.port,
    counts,
    /** Names that somebody would order certificates for, and orders. */
    wanted: async () => {
      const text = 'select (select count(*) from certificate) + (select count(*) from certificate_order) as rows';
      const [row] = await store.database.query<{ rows: string | number }>('storm_orders', text, []);
      return Number(row?.rows);
    },
    close: async () => {
      await server.close();
      await database.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a handshake for a name was answered. */
function isAnswered(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
    socket.once('secureConnect', () => {
      resolve(true);
      socket.destroy();
    });
  });
}

async function storm(port: number, names: readonly string[]): Promise<number> {
  let answered = 0;
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const all = await Promise.all(names.slice(start, start + AT_ONCE).map((name) => isAnswered(port, name)));
    answered += all.filter(Boolean).length;
  }
  return answered;
}

/** Bytes of the heap that are held. */
function held(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') for (let round = 0; round < 3; round += 1) collect();
  return process.memoryUsage().heapUsed;
}

async function measure(count: number, openHosts: OpenHosts): Promise<Finding> {
  const server = await startCounted(openHosts);
  try {
    const { port, counts } = server;
    const names = Array.from({ length: count }, (_one, index) => `n${index}.storm${index % 7}.example`);
    await storm(port, ['warm.example', 'single']);
    const before = { ...counts, bytes: held() };
    const answered = await storm(port, names);
    const first = { statements: counts.statements - before.statements, names: counts.names - before.names };
    const again = names.slice(-COME_AGAIN);
    await storm(port, again);
    const later = counts.statements - before.statements - first.statements;
    const bytes = held() - before.bytes;
    const wanted = await server.wanted();
    console.log(
      `  ${first.statements} statements for ${first.names} names, ${counts.mostAtOnce} at once; ${later} for ${again.length} that came again; ${(bytes / 1_048_576).toFixed(1)} MB held`,
    );
    const failures = [
      answered > 0 && `${answered} handshakes were answered`,
      counts.mostAtOnce > 1 && `${counts.mostAtOnce} statements ran at once`,
      first.names > count && `${first.names} names were looked up for ${count}`,
      first.statements > count && `${first.statements} statements ran for ${count} handshakes`,
      later > 0 && `${later} statements ran for names that came again`,
      bytes > MOST_BYTES && `${bytes} bytes are held`,
      wanted > 0 && `${wanted} certificates are wanted or ordered`,
    ];
    return { tried: count + again.length, failures: failures.filter((failure) => failure !== false) };
  } finally {
    await server.close();
  }
}

/** Strangers who shake hands for names that are nobody's: what it costs is counted, not timed. */
export const handshakes: Campaign = {
  name: 'handshakes',
  promise: 'a storm of handshakes for unknown names costs one statement at a time, each name one, and no order',
  count: 10_000,
  run: (count) => measure(count, createKnownHosts),
  // Who asks for each handshake by itself, and forgets.
  control: () =>
    measure(300, (url, read) => ({
      ...createKnownHosts(url, read),
      look: async (name) => void (await read([name ?? ''])),
    })),
};
