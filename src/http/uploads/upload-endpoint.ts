import type { FastifyInstance } from 'fastify';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mediaMessages } from '#shared/messages/media.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { commandContext, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { turnSendersAway } from './refuse-sender.ts';

const PATH = '/_/upload';
/** `imageUploadMaxSizeMb` (rule 4). */
const MOST_MEGABYTES = 25;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** Own judgement: each picture is decoded. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

/**
 * `POST /_/upload` with the bytes of one picture as the body and its type as `content-type` (rules 4, 152): answers `{
 * id, width, height }`. For signed-in people who prove that a page of ours sends it; nobody else's bytes are read.
 */
export function registerUploads(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    inside.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      const tooLarge = formatMessage(accountMessages.uploadTooLarge, { megabytes: MOST_MEGABYTES });
      if (error.statusCode === 413) return reply.code(413).send({ message: tooLarge, code: 'BAD_REQUEST' });
      if (error.statusCode === 415) {
        const isSvg = request.headers['content-type']?.startsWith('image/svg') === true;
        const message = isSvg ? mediaMessages.svgRefused : mediaMessages.noPicture;
        return reply.code(415).send({ message, code: 'BAD_REQUEST' });
      }
      if (error.statusCode !== undefined && error.statusCode < 500) {
        return reply.code(400).send({ message: resultMessages.invalidInput, code: 'BAD_REQUEST' });
      }
      site.log.error({ err: error, requestId: request.id }, 'an upload failed');
      return reply.code(500).send({ message: accountMessages.unknown, code: 'INTERNAL' });
    });
    inside.post(PATH, { onRequest: turnSendersAway(site) }, async (request, reply) => {
      if (!takeLimit(site, request, reply.raw, 'graph')) return reply.hijack();
      const { body } = request;
      if (!(body instanceof Buffer) || body.length === 0) {
        return reply.code(400).send({ message: resultMessages.invalidInput, code: 'BAD_REQUEST' });
      }
      const host = site.hosts.find(request.headers.host);
      if (host === undefined) return reply.code(421).send({ message: serverMessages.unknownHost });
      const identity = await readIdentity(site, request, host);
      const context = commandContext(site, request, identity);
      const taken = await takeOperation(context, 'upload', identity.viewer?.personId ?? '', RULE);
      if (!taken.ok) {
        const { retryAfterSeconds: retryAfter } = taken;
        return reply.code(429).send({ message: resultMessages.rateLimited, code: 'RATE_LIMITED', retryAfter });
      }
      const stored = await storeImage(context, { bytes: body });
      if (!stored.ok) return reply.code(400).send({ message: stored.reason, code: 'BAD_REQUEST' });
      const { id, width, height } = stored.image;
      return reply.headers({ 'cache-control': 'no-store' }).send({ id, width, height });
    });
  });
}
