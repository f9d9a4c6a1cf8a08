import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { federationMessages as messages } from '#shared/messages/federation.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { findActor } from '#modules/finding/federation/find-actor.ts';
import { receiveActivity, type ReceiveOutcome } from '#modules/finding/federation/receive-activity.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { isOpenHere, programContext } from './federated-site.ts';

/** The activities we read are a few hundred bytes; others, with a long text, are ignored anyway. */
const MOST_BYTES = 65_536;
const TYPES = [/^application\/activity\+json\b/i, /^application\/ld\+json\b/i, /^application\/json\b/i];

const answers: Readonly<Record<ReceiveOutcome, { readonly status: number; readonly text: string }>> = {
  TAKEN: { status: 202, text: messages.taken },
  MALFORMED: { status: 400, text: messages.malformed },
  UNSIGNED: { status: 401, text: messages.unsigned },
  BLOCKED: { status: 403, text: messages.blocked },
};

/**
 * `POST /_/federation/inbox` and `POST /_/federation/people/{id}/inbox`: what servers elsewhere send. Nobody is signed
 * in here, no cookie is read and none is set; the signature over the bytes as they came alone counts.
 */
export function registerInboxes(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    for (const type of TYPES)
      inside.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
    inside.post('/_/federation/inbox', async (request, reply) => {
      reply.hijack();
      if (!isOpenHere(site, request, reply, 'inbox')) return;
      await receive(request, reply, undefined);
    });
    inside.post<{ Params: { personId: string } }>('/_/federation/people/:personId/inbox', async (request, reply) => {
      reply.hijack();
      if (!isOpenHere(site, request, reply, 'inbox')) return;
      const actor = await findActor(site.database, request.params.personId);
      if (actor?.isOpen !== true) return sendPlain(reply.raw, actor === undefined ? 404 : 410, serverMessages.notFound);
      await receive(request, reply, actor.personId);
    });
  });

  async function receive(request: FastifyRequest, reply: FastifyReply, recipientId: string | undefined): Promise<void> {
    const signed = {
      method: 'POST',
      target: request.raw.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
      ),
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    };
    const { status, text } = answers[await receiveActivity(programContext(site, request), signed, recipientId)];
    sendPlain(reply.raw, status, text);
  }
}
