import type { FastifyInstance } from 'fastify';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { newsletterMessages } from '#shared/messages/newsletters.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { subscriberImportMessages } from '#shared/messages/subscriber-imports.ts';
import { subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { importSubscribers } from '#modules/telling/subscriber-imports/import-subscribers.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { commandContext, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { turnSendersAway } from './refuse-sender.ts';

const PATH = '/_/api/newsletters/:id/import/process-unvalidated-files';
const TYPES = ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/octet-stream'];
/** The form of our ids; anything else isn't one, and the database isn't asked about it. */
const ID = /^[\w-]{1,64}$/;
const statusOf = { BadRequest: 400, NotFound: 404, Forbidden: 403, Conflict: 409, RateLimited: 429 } as const;

type Sent = {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly origin?: string; readonly fileName?: string };
};

/**
 * `POST /_/api/newsletters/{id}/import/process-unvalidated-files?origin=…&fileName=…`: a list of subscribers, the body
 * as it is, at most 10 MB (NEWS-2). 202 with `{ importId }`: a job gives each row its verdict.
 */
export function registerSubscriberLists(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: limits.mostBytes } as const;
    inside.addContentTypeParser(TYPES, options, (_request, body, done) => done(null, body));
    inside.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      if (error instanceof NotAllowed) return reply.code(403).send({ message: graphErrorMessages.forbidden });
      const { statusCode = 500 } = error;
      const megabytes = limits.mostBytes / 1_048_576;
      if (statusCode === 413) {
        return reply.code(413).send({ message: formatMessage(subscriberImportMessages.tooLarge, { megabytes }) });
      }
      if (statusCode < 500) return reply.code(statusCode).send({ message: resultMessages.invalidInput });
      site.log.error({ err: error, requestId: request.id }, 'a list of subscribers could not be taken');
      return reply.code(500).send({ message: accountMessages.unknown });
    });
    inside.post<Sent>(PATH, { onRequest: turnSendersAway(site) }, async (request, reply) => {
      if (!takeLimit(site, request, reply.raw, 'graph')) return reply.hijack();
      const { params, query, body } = request;
      const host = site.hosts.find(request.headers.host);
      if (host === undefined) return reply.code(421).send({ message: serverMessages.unknownHost });
      if (!ID.test(params.id)) return reply.code(404).send({ message: newsletterMessages.notFound, code: 'NotFound' });
      const identity = await readIdentity(site, request, host);
      const outcome = await importSubscribers(commandContext(site, request, identity), {
        newsletterId: params.id,
        fileName: wordOf(query.fileName),
        origin: wordOf(query.origin),
        bytes: body instanceof Buffer ? body : new Uint8Array(),
      });
      void reply.headers({ 'cache-control': 'no-store' });
      if (outcome.type === 'SubscriberImport') return reply.code(202).send({ importId: outcome.importId });
      return reply.code(statusOf[outcome.type]).send({ message: outcome.message, code: outcome.type });
    });
  });
}

/** A parameter that stands twice is none, nor is one that no database keeps. */
function wordOf(value: unknown): string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0') ? value : '';
}
