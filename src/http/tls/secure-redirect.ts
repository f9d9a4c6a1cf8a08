import type { IncomingMessage, RequestListener } from 'node:http';
import { serverMessages } from '#shared/messages/server.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { CHALLENGE_PATH } from './challenge-endpoint.ts';
import type { KeptCertificates } from './kept-certificates.ts';

/** Health checks come by IP address and without TLS, and certificate authorities read their challenges here. */
const PLAIN = ['/healthz', '/readyz', CHALLENGE_PATH];

/**
 * Redirects requests without TLS to the same address with it, once the host has its certificate, and passes on
 * everything else. It accepts no form that was sent unencrypted.
 */
export function leadingToTls(site: Site, certificates: KeptCertificates, listen: RequestListener): RequestListener {
  return (request, response) => {
    const path = request.url ?? '/';
    if (PLAIN.some((one) => path.startsWith(one))) return listen(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendPlain(response, 403, serverMessages.onlyByTls);
    }
    void lead(path, request, response);
  };

  async function lead(path: string, ...[request, response]: Parameters<RequestListener>): Promise<void> {
    const origin = await secureOrigin(site, certificates, request).catch(() => undefined);
    if (origin === undefined || !path.startsWith('/')) return listen(request, response);
    response.writeHead(301, { location: origin + path, 'cache-control': 'no-store', 'content-length': 0 });
    response.end();
  }
}

/** Undefined while there's no certificate: the first one takes a minute, and until then plain pages beat none. */
async function secureOrigin(
  site: Site,
  certificates: KeptCertificates,
  { headers }: IncomingMessage,
): Promise<string | undefined> {
  const host = await site.hosts.look(headers.host);
  if (host === undefined) return undefined;
  const isReady = (await certificates.find(new URL(host.origin).hostname)) !== undefined;
  return isReady ? host.origin : undefined;
}
