import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { robotsText, securityText, webManifest } from './site-files.ts';
import { iconPng, iconSvg, logoPng, logoSvg, siteStage, wrapIco } from './site-icon.ts';

const A_DAY = 'public, max-age=86400';
const PNG_SIZES: Readonly<Record<string, number>> = {
  '/favicon.png': 128,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

/** The small files at fixed addresses: icons, robots, manifest, security.txt. Icons are drawn at the first request. */
export function registerSiteFiles(app: FastifyInstance, site: Site): void {
  const stage = siteStage(site.config.environment, site.url);
  const drawPng = (pixels: number) => (logo: Uint8Array | undefined) =>
    logo === undefined ? iconPng(stage, pixels) : logoPng(logo, pixels);
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
    serve(path, 'image/png', keptByLogo(site, drawPng(pixels)));
  }
  serve(
    '/favicon.ico',
    'image/x-icon',
    keptByLogo(site, async (logo) => wrapIco(await drawPng(32)(logo), 32)),
  );
  serve(
    '/favicon.svg',
    'image/svg+xml',
    keptByLogo(site, async (logo) =>
      Buffer.from(logo === undefined ? iconSvg(stage) : logoSvg(await logoPng(logo, 256))),
    ),
  );
  serve('/robots.txt', 'text/plain; charset=utf-8', robotsText);
  serve('/manifest.webmanifest', 'application/manifest+json', () => webManifest(site.name));
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', (host) =>
    securityText(host.origin, site.clock.now()),
  );
}

/** What `draw` made of the operator's logo, until it changes; a failure is tried again. */
function keptByLogo(site: Site, draw: (logo: Uint8Array | undefined) => Promise<Buffer>): () => Promise<Buffer> {
  let kept: { readonly logoId: string; readonly drawn: Promise<Buffer> } | undefined;
  return () => {
    const logoId = site.settings.all()['site.logoImageId'];
    if (kept?.logoId !== logoId) {
      const drawn = readLogo(site, logoId).then(draw);
      drawn.catch(() => (kept = undefined));
      kept = { logoId, drawn };
    }
    return kept.drawn;
  };
}

/** The bytes of the logo; undefined if there's none, or its file is gone. */
async function readLogo({ files }: Site, logoId: string): Promise<Uint8Array | undefined> {
  return logoId === '' ? undefined : await files.get(imageFileKey(logoId));
}
