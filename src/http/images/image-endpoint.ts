import type { FastifyInstance } from 'fastify';
import { parseImagePath } from '#shared/images/parse-image-path.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { mediaTypeOf, type VariantFormat } from '#modules/media/image-variants.ts';
import { createKeptVariants } from '#modules/media/image-variants-kept.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * `/image/…`: a stored picture in one of the sizes that `imageUrl` writes, in the best format that the
 * reader takes (STORY-12). An address means the same bytes for ever, because its id is their hash.
 */
export function registerImages(app: FastifyInstance, site: Site): void {
  const variants = createKeptVariants(site.files);
  app.get('/image/*', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const variant = parseImagePath((request.raw.url ?? '').split('?', 1)[0] ?? '');
    if (variant === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const format = chooseFormat(request.headers.accept);
    let bytes = await variants.find(variant, format);
    if (bytes === undefined) {
      if (!takeLimit(site, request, response, 'imageWork')) return;
      bytes = await variants.make(variant, format);
    }
    if (bytes === undefined) return sendPlain(response, 404, serverMessages.notFound);
    response.writeHead(200, {
      'content-type': mediaTypeOf(bytes),
      'content-length': bytes.length,
      'cache-control': FOR_GOOD,
      'content-security-policy': INERT_CONTENT_POLICY,
      vary: 'accept',
      ...site.sharedHeaders,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
}

/** A browser names the newer formats that it takes; `*` alone is no promise. */
export function chooseFormat(accept: string | undefined): VariantFormat {
  if (accept === undefined) return 'plain';
  if (/image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'avif';
  return /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept) ? 'webp' : 'plain';
}
