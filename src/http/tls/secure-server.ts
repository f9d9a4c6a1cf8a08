import type { RequestListener, ServerOptions } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContext, TLSSocket } from 'node:tls';
import { drainServer } from '#platform/process/drain-server.ts';
import { findCertificate } from '#modules/ground/certificates/find-certificate.ts';
import type { Site } from '../site.ts';
import { createKeptCertificates, type KeptCertificates } from './kept-certificates.ts';

export type SecureServer = {
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Where this process's handshakes find their certificates. */
export function openCertificates(site: Pick<Site, 'database' | 'secrets' | 'url' | 'clock'>): KeptCertificates {
  const siteName = new URL(site.url).hostname;
  const read = (name: string) => findCertificate(site, name, name === siteName);
  return createKeptCertificates(read, () => site.clock.now().getTime());
}

/**
 * Listens for TLS with the certificates that this program got itself, each name with its own. A handshake fails that
 * names nothing, or nothing that is shown here: whether a name is ours is kept in memory and asked for many at once, so
 * that a crowd of unknown names costs nobody else their handshake. Throws where the port is taken.
 */
export async function startSecureServer(
  site: Pick<Site, 'hosts' | 'config'>,
  certificates: KeptCertificates,
  limits: ServerOptions,
  listener: RequestListener,
): Promise<SecureServer> {
  const server = createServer(
    {
      ...limits,
      minVersion: 'TLSv1.2',
      SNICallback: (name, done) => void answer(name.toLowerCase(), done),
    },
    listener,
  );

  async function answer(name: string, done: (error: Error | null, context?: SecureContext) => void): Promise<void> {
    const context = await find(name).catch(() => undefined);
    return context === undefined ? done(new Error('There is no certificate for this name.')) : done(null, context);
  }

  async function find(name: string): Promise<SecureContext | undefined> {
    return (await site.hosts.look(name)) === undefined ? undefined : await certificates.find(name);
  }

  // Failed handshakes are the strangers' problem, not a fault of ours.
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
