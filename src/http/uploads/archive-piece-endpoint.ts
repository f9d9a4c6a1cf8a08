import type { FastifyInstance } from 'fastify';
import { PIECE_BYTES } from '#shared/imports/archive-upload.ts';
import { accountMessages } from '#shared/messages/accounts.ts';
import { archiveImportMessages } from '#shared/messages/archive-imports.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { keepArchivePiece } from '#modules/moving/archive-imports/keep-archive-piece.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { commandContext, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { turnSendersAway } from './refuse-sender.ts';

const PATH = '/_/import/:importId/:file/:piece';
const TYPE = 'application/octet-stream';
const NUMBER = /^\d{1,4}$/;

type Place = { readonly Params: { readonly importId: string; readonly file: string; readonly piece: string } };

/**
 * `POST /_/import/{importId}/{file}/{piece}`: one piece of an announced export (`prepareArchiveImport`), the body as
 * it is. Sender and size are checked before anything is read, and only one piece is held in memory.
 */
export function registerArchivePieces(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.addContentTypeParser(TYPE, { parseAs: 'buffer', bodyLimit: PIECE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    inside.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode === 413) return reply.code(413).send({ message: archiveImportMessages.pieceLost });
      if (statusCode < 500) return reply.code(statusCode).send({ message: resultMessages.invalidInput });
      site.log.error({ err: error, requestId: request.id }, 'a piece of an upload failed');
      return reply.code(500).send({ message: accountMessages.unknown });
    });
    inside.post<Place>(PATH, { onRequest: turnSendersAway(site) }, async (request, reply) => {
      if (!takeLimit(site, request, reply.raw, 'graph')) return reply.hijack();
      const { params, body } = request;
      const isPlace = NUMBER.test(params.file) && NUMBER.test(params.piece);
      if (!(body instanceof Buffer) || !isPlace) {
        return reply.code(400).send({ message: resultMessages.invalidInput });
      }
      const host = site.hosts.find(request.headers.host);
      if (host === undefined) return reply.code(421).send({ message: serverMessages.unknownHost });
      const identity = await readIdentity(site, request, host);
      const at = { importId: params.importId, file: Number(params.file), piece: Number(params.piece) };
      const kept = await keepArchivePiece(commandContext(site, request, identity), at, body);
      void reply.headers({ 'cache-control': 'no-store' });
      if (kept.type === 'Kept') return reply.code(204).send();
      return reply.code(statusOf[kept.type]).send(kept);
    });
  });
}

const statusOf = { BadRequest: 400, NotFound: 404, RateLimited: 429 } as const;
