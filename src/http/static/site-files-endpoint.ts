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

/** The small files at fixed addresses: icons, robots, manifest, security.txt. Icons are drawn for whoever is the first to ask. */
export function registerSiteFiles(app: FastifyInstance, site: Site): void {
  const stage = siteStage(site.config.environment, site.url);
  const serve = (path: string, contentType: string, write: (host: KnownHost) => string | Promise<Buffer>): void => {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const host = site.hosts.find(request.headers.host);
      const written = host && (await write(host));
      reply.hijack();
      if (written === undefined) return sendPlain(reply.raw, 421, serverMessages.unknownHost);
      const body = Buffer.from(written);
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
    serve(
      path,
      'image/png',
      once(() => iconPng(stage, pixels)),
    );
  }
  serve(
    '/favicon.ico',
    'image/x-icon',
    once(async () => wrapIco(await iconPng(stage, 32), 32)),
  );
  serve('/favicon.svg', 'image/svg+xml', () => iconSvg(stage));
  serve('/robots.txt', 'text/plain; charset=utf-8', robotsText);
  serve('/manifest.webmanifest', 'application/manifest+json', () => webManifest(site.name));
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', (host) =>
    securityText(host.origin, site.clock.now()),
  );
}

/** What `draw` made the first time; what failed is tried again. */
function once(draw: () => Promise<Buffer>): () => Promise<Buffer> {
  let drawn: Promise<Buffer> | undefined;
  return () =>
    (drawn ??= draw().catch((error: unknown) => {
      drawn = undefined;
      throw error;
    }));
}
