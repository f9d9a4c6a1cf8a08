import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#shared/identity/scopes.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { commandContext } from '../session/identity.ts';
import type { Site } from '../site.ts';
import type { ApiAsker } from './api-asker.ts';
import { readContributors, readMe, readPublications } from './api-answers.ts';
import { type ApiFailure, badRequest, isFailure, noSuchThing } from './api-failure.ts';
import { registerApiImages } from './api-images.ts';
import { createPost } from './api-posts.ts';
import { type BearerRefusal, readBearer, tokenNeeded } from './bearer.ts';
import { sendJson } from './send-json.ts';

type Answer = { readonly status?: 200 | 201; readonly data: unknown } | ApiFailure;
type Params = { readonly id?: string };

/**
 * `/v1/…` (rule 153): in the form of the peer's API, for programs with a token; cookies say nothing here. What is
 * not there answers in that form too.
 */
export function registerApi(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    // What cannot be read as JSON; whatever else goes wrong is answered where it is asked for.
    inside.setErrorHandler((_error, _request, reply) => {
      reply.hijack();
      send(site, reply, badRequest(messages.noBody, 6004));
    });
    registerAddresses(inside, site);
  });
  registerApiImages(app, site, findAsker, send);
}

function registerAddresses(app: FastifyInstance, site: Site): void {
  const at = (scope: Scope, run: (asker: ApiAsker, params: Params, body: unknown) => Promise<Answer>) =>
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      reply.hijack();
      try {
        const asker = await findAsker(site, request, reply, scope);
        if (asker !== undefined) send(site, reply, await run(asker, request.params as Params, request.body));
      } catch (error) {
        // Nothing else answers a request that was taken over.
        site.log.error({ err: error, requestId: request.id }, 'a program could not be answered');
        send(site, reply, { status: 500, message: serverMessages.broken });
      }
    };
  app.get('/v1/me', at('read', readMe));
  app.get(
    '/v1/users/:id/publications',
    at('read', (asker, { id = '' }) => readPublications(asker, id)),
  );
  app.get(
    '/v1/publications/:id/contributors',
    at('read', (asker, { id = '' }) => readContributors(asker, id)),
  );
  app.post(
    '/v1/users/:id/posts',
    at('write', async (asker, { id }, body) =>
      id === asker.viewer.personId
        ? createPost(asker, null, body)
        : { status: 403, message: messages.notYou, code: 6003 },
    ),
  );
  app.post(
    '/v1/publications/:id/posts',
    at('write', (asker, { id = '' }, body) => createPost(asker, id, body)),
  );
  for (const path of ['/v1', '/v1/*']) {
    app.all(path, (request, reply) => {
      reply.hijack();
      if (takeLimit(site, request, reply.raw, 'graph')) send(site, reply, noSuchThing);
    });
  }
}

async function findAsker(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope,
): Promise<ApiAsker | undefined> {
  const { raw: response } = reply;
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) return void sendPlain(response, 421, serverMessages.unknownHost);
  if (!takeLimit(site, request, response, 'graph')) return undefined;
  const answer = await readBearer(site, request, host, scope);
  if (answer.kind === 'bearer') {
    const { viewer } = answer.bearer;
    const identity = {
      viewer,
      browser: null,
      session: null,
      impersonation: null,
      xsrf: null,
      olderXsrf: [],
      setCookies: [],
    };
    return { site, viewer, context: commandContext(site, request, identity) };
  }
  // On somebody's own domain there is no API; who sends a token there is told where it is.
  if (answer.kind === 'none' && host.context.type !== 'DEFAULT') return void send(site, reply, noSuchThing);
  const refusal: BearerRefusal = answer.kind === 'none' ? tokenNeeded : answer.refusal;
  send(site, reply, refusal, refusal.headers);
  return undefined;
}

function send(
  site: Site,
  { raw: response }: FastifyReply,
  answer: Answer | BearerRefusal,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (!isFailure(answer)) return sendJson(site, response, answer.status ?? 200, { data: answer.data }, headers);
  const { status, message, code } = answer;
  sendJson(site, response, status, { errors: [{ message, ...(code === undefined ? {} : { code }) }] }, headers);
}
