import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { robotsText, securityText, webManifest } from './site-files.ts';
import { iconPng, iconSvg, siteStage, wrapIco } from './site-icon.ts';

const A_DAY = 'public, max-age=86400';
const PNG_SIZES: Readonly<Record<string, number>> = {
  '/favicon.png': 128,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

/** The small files at fixed addresses: icons, robots, manifest, security.txt. They are drawn at the start. */
export async function registerSiteFiles(app: FastifyInstance, site: Site): Promise<void> {
  const stage = siteStage(site.config.environment, site.url);
  const serve = (path: string, contentType: string, write: (host: KnownHost) => string | Buffer): void => {
    app.get(path, (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      const host = site.hosts.find(request.headers.host);
      if (host === undefined) return sendPlain(reply.raw, 421, serverMessages.unknownHost);
      const body = Buffer.from(write(host));
      reply.raw.writeHead(200, {
        'content-type': contentType,
        'content-length': body.length,
        'cache-control': A_DAY,
        'content-security-policy': INERT_CONTENT_POLICY,
        ...site.sharedHeaders,
      });
      reply.raw.end(request.method === 'HEAD' ? undefined : body);
    });
  };
  for (const [path, pixels] of Object.entries(PNG_SIZES)) {
    const png = await iconPng(stage, pixels);
    serve(path, 'image/png', () => png);
  }
  const ico = wrapIco(await iconPng(stage, 32), 32);
  serve('/favicon.ico', 'image/x-icon', () => ico);
  serve('/favicon.svg', 'image/svg+xml', () => iconSvg(stage));
  serve('/robots.txt', 'text/plain; charset=utf-8', robotsText);
  serve('/manifest.webmanifest', 'application/manifest+json', () => webManifest(site.name));
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', (host) =>
    securityText(host.origin, site.clock.now()),
  );
}
