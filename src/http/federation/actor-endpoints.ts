import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { ACTIVITY_CONTEXT, actorDocument } from '#modules/finding/federation/actor-document.ts';
import { actorUrl } from '#modules/finding/federation/federation-addresses.ts';
import { findActor, type LocalActor } from '#modules/finding/federation/find-actor.ts';
import { outboxDocument, outboxPageDocument } from '#modules/finding/federation/outbox-document.ts';
import { readArticle, readArticlesOf } from '#modules/finding/federation/read-articles.ts';
import { countFollowers } from '#modules/finding/federation/read-federation.ts';
import { BadCursor } from '#modules/ground/paging.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { ACTIVITY_TYPE, isOpenHere, programContext, sendObject } from './federated-site.ts';

type Asked = FastifyRequest<{
  Params: { readonly personId: string; readonly storyId: string };
  Querystring: Readonly<Record<string, unknown>>;
}>;
type Write = (actor: LocalActor, request: Asked) => Promise<object | undefined>;

/** A person who opted in, as other servers see them. Someone who was there and is gone is 410, anyone else 404. */
export function registerActors(app: FastifyInstance, site: Site): void {
  const serve = (path: string, write: Write): void => {
    app.get(`/_/federation/people/:personId${path}`, async (request: Asked, reply: FastifyReply) => {
      reply.hijack();
      const { raw: response } = reply;
      if (!isOpenHere(site, request, reply, 'federation')) return;
      const actor = await findActor(site.database, request.params.personId);
      if (actor === undefined) return sendPlain(response, 404, serverMessages.notFound);
      if (!actor.isOpen) return sendPlain(response, 410, serverMessages.notFound);
      const body = await write(actor, request);
      if (body === undefined) return sendPlain(response, 404, serverMessages.notFound);
      sendObject(site, request, response, { type: ACTIVITY_TYPE, body });
    });
  };

  serve('', async (actor) => actorDocument(site.url, actor));

  serve('/stories/:storyId', async ({ personId }, request) => {
    const found = await readArticle(programContext(site, request), personId, request.params.storyId);
    return found && { '@context': ACTIVITY_CONTEXT, ...found.article };
  });

  // It says how many there are, but not who they are.
  serve('/followers', async ({ personId }) => ({
    '@context': ACTIVITY_CONTEXT,
    id: `${actorUrl(site.url, personId)}/followers`,
    type: 'OrderedCollection',
    totalItems: await countFollowers(site.database, personId),
  }));

  serve('/outbox', async ({ personId }, request) => {
    const { page, to } = request.query;
    const context = programContext(site, request);
    if (page === undefined) return await outboxDocument(context, personId);
    try {
      const feed = await readArticlesOf(context, personId, typeof to === 'string' ? to : null);
      return outboxPageDocument(site.url, personId, { to: typeof to === 'string' ? to : null, feed });
    } catch (error) {
      if (error instanceof BadCursor) return undefined;
      throw error;
    }
  });
}
