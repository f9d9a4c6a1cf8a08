import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#shared/identity/scopes.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import type { Site } from '../site.ts';
import type { ApiAsker } from './api-asker.ts';
import { type ApiFailure, badRequest } from './api-failure.ts';
import { readFormFile } from './read-form-file.ts';

const MOST_BYTES = 26 * 1_048_576;
/** As for pictures that the editor uploads. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;
const WIDEST = 4_096;

type FindAsker = (
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope,
) => Promise<ApiAsker | undefined>;
type Send = (site: Site, reply: FastifyReply, answer: { status: 201; data: unknown } | ApiFailure) => void;

/** `POST /v1/images`: one picture, in the field `image` of a form. The token is looked at before any byte is read. */
export function registerApiImages(app: FastifyInstance, site: Site, findAsker: FindAsker, send: Send): void {
  const askers = new WeakMap<FastifyRequest, ApiAsker>();
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(
      /^multipart\/form-data/,
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    inside.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) {
        site.log.error({ err: error, requestId: request.id }, 'a picture of a program could not be taken');
      }
      reply.hijack();
      if (error.statusCode === 413) return send(site, reply, { status: 413, message: messages.tooLarge, code: 6000 });
      send(site, reply, badRequest(messages.noImage));
    });
    inside.post(
      '/v1/images',
      {
        onRequest: async (request, reply) => {
          const asker = await findAsker(site, request, reply, 'write');
          if (asker === undefined) return reply.hijack();
          askers.set(request, asker);
        },
      },
      async (request, reply) => {
        const asker = askers.get(request);
        if (asker === undefined) return;
        reply.hijack();
        send(site, reply, await keep(asker, request));
      },
    );
  });
}

async function keep({ site, viewer, context }: ApiAsker, request: FastifyRequest) {
  if (viewer.isSuspended) return { status: 403, message: messages.mayNotPublish, code: 6003 } as const;
  const { body } = request;
  const bytes = body instanceof Buffer ? readFormFile(body, request.headers['content-type'] ?? '', 'image') : undefined;
  if (bytes === undefined || bytes.length === 0) return badRequest(messages.noImage);
  const taken = await takeOperation(context, 'upload', viewer.personId, RULE);
  if (!taken.ok) return { status: 429, message: messages.tooManyImages, code: 6000 } as const;
  const stored = await storeImage(context, { bytes });
  if (!stored.ok) return badRequest(stored.reason);
  const url = site.url + imageUrl(stored.image.id, { strategy: 'fit', width: Math.min(stored.image.width, WIDEST) });
  return { status: 201, data: { url, md5: createHash('md5').update(bytes).digest('hex') } } as const;
}
