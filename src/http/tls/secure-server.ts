import type { RequestListener, ServerOptions } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContext, TLSSocket } from 'node:tls';
import { drainServer } from '#platform/process/drain-server.ts';
import { findCertificate } from '#modules/ground/certificates/find-certificate.ts';
import { registrableOf } from '#modules/ground/domains/read-domain-name.ts';
import type { Site } from '../site.ts';
import { createKeptCertificates, type KeptCertificates } from './kept-certificates.ts';

export type SecureServer = {
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Own judgement: handshakes for names that nobody has here cost one question each, and so few for one zone. */
const FOR_EACH_ZONE = { capacity: 60, refillPerSecond: 1 };

/** What handshakes of this process find their certificates in. */
export function openCertificates(site: Site): KeptCertificates {
  const siteName = new URL(site.url).hostname;
  const read = (name: string) => findCertificate(site, name, name === siteName);
  return createKeptCertificates(read, () => site.clock.now().getTime());
}

/**
 * Listens for TLS with the certificates that this program got itself, each name with its own; who names none gets that
 * of the site. A handshake for a name that is not shown here fails. Throws where the port is taken.
 */
export async function startSecureServer(
  site: Site,
  certificates: KeptCertificates,
  limits: ServerOptions,
  listener: RequestListener,
): Promise<SecureServer> {
  const siteName = new URL(site.url).hostname;
  const server = createServer(
    {
      ...limits,
      minVersion: 'TLSv1.2',
      SNICallback: (name, done) => void answer(name.toLowerCase(), done),
    },
    listener,
  );

  async function answer(name: string, done: (error: Error | null, context?: SecureContext) => void): Promise<void> {
    const isNew = name !== siteName && site.hosts.find(name) === undefined;
    const isFree = !isNew || site.limiter.take(`handshake ${registrableOf(name) ?? name}`, FOR_EACH_ZONE).ok;
    const context = isFree ? await certificates.find(name).catch(() => undefined) : undefined;
    return context === undefined ? done(new Error('There is no certificate for this name.')) : done(null, context);
  }

  // Failed handshakes are strangers' business and no fault of ours.
  server.on('tlsClientError', (_error, socket: TLSSocket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host: site.config.host, port: site.config.tlsPort }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await drainServer(server);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
