import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { imageUrl } from '#shared/images/image-url.ts';
import { type ImageVariant, parseImagePath } from '#shared/images/parse-image-path.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { findWantedSize } from '#modules/ground/media/find-wanted-size.ts';
import { mediaTypeOf, type VariantFormat } from '#modules/ground/media/image-variants.ts';
import { createKeptVariants, type KeptVariants } from '#modules/ground/media/image-variants-kept.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { queueAskerOf, refuseWhereFull } from '../limits/queue-asker.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Whether a story could have the requested focus. */
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * `/image/…`: a stored picture in one of the sizes that `imageUrl` writes, in the best format that the
 * reader takes (STORY-12). An address means the same bytes for ever, because its id is their hash.
 */
export function registerImages(app: FastifyInstance, site: Site): void {
  const variants = createKeptVariants(site);
  app.get('/image/*', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const variant = parseImagePath((request.raw.url ?? '').split('?', 1)[0] ?? '');
    if (variant === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const format = chooseFormat(request.headers.accept);
    const bytes = await variants.find(variant, format);
    if (bytes !== undefined) return send(site, request, response, bytes);
    await makeSize(site, variants, { request, response, variant, format });
  });
}

type Asked = {
  readonly request: FastifyRequest;
  readonly response: ServerResponse;
  readonly variant: ImageVariant;
  readonly format: VariantFormat;
};

/** Makes a size that nobody has requested before, if one of our pages could request it. */
async function makeSize(site: Site, variants: KeptVariants, asked: Asked): Promise<void> {
  const { request, response, variant, format } = asked;
  if (!takeLimit(site, request, response, 'notMade')) return;
  const wanted = await findWantedSize(site.database, variant);
  if (wanted === undefined) return sendPlain(response, 404, serverMessages.notFound);
  if (wanted.kind === 'elsewhere') {
    const location = imageUrl(wanted.variant.imageId, wanted.variant);
    return sendPlain(response, 302, location, { location, 'cache-control': FOR_AN_HOUR, ...site.sharedHeaders });
  }
  if (!takeLimit(site, request, response, 'imageWork', wanted.cost)) return;
  try {
    const bytes = await variants.make(variant, format, queueAskerOf(request, response));
    if (bytes === undefined) return sendPlain(response, 404, serverMessages.notFound);
    send(site, request, response, bytes);
  } catch (error) {
    refuseWhereFull(response, error);
  }
}

function send(site: Site, request: FastifyRequest, response: ServerResponse, bytes: Uint8Array): void {
  response.writeHead(200, {
    'content-type': mediaTypeOf(bytes),
    'content-length': bytes.length,
    'cache-control': FOR_GOOD,
    'content-security-policy': INERT_CONTENT_POLICY,
    vary: 'accept',
    ...site.sharedHeaders,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A browser names the newer formats it accepts; a bare `*` is no promise. */
export function chooseFormat(accept: string | undefined): VariantFormat {
  if (accept === undefined) return 'plain';
  if (/image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'avif';
  return /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'webp' : 'plain';
}
