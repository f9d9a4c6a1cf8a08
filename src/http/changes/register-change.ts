import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isResultType, resultDescriptions } from '#shared/errors/result-types.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { Refused } from '#modules/ground/refused.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { commandContext, isForgerySafe, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

/** What a change comes to: the new state, or one of the result types with its sentence. */
export type ChangeAnswer =
  | { readonly state: Readonly<Record<string, unknown>> }
  | { readonly type: string; readonly message: string; readonly retryAfter?: number };

type Asked = { readonly params: Readonly<Record<string, string>>; readonly body: unknown };

/**
 * One of the REST-like paths that change something: POST with JSON, the session's cookie and
 * `x-xsrf-token`, 200 with the new state, else the same codes as the graph (rule 152).
 */
export function registerChange(
  app: FastifyInstance,
  site: Site,
  url: string,
  run: (context: CommandContext, asked: Asked) => Promise<ChangeAnswer>,
): void {
  app.post(url, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store' });
    if (!takeLimit(site, request, reply.raw, 'graph')) return reply.hijack();
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return reply.code(421).send({ message: serverMessages.unknownHost, code: 'NOT_FOUND' });
    const identity = await readIdentity(site, request, host);
    const { viewer } = identity;
    if (viewer === null || viewer.scopes !== 'all') {
      return reply.code(401).send({ message: serverMessages.signInFirst, code: 'UNAUTHORIZED' });
    }
    if (!isForgerySafe(identity, request.headers['x-xsrf-token'])) {
      return reply.code(403).send({ message: graphErrorMessages.forged, code: 'XSRF' });
    }
    const answer = await answerOf(run, commandContext(site, request, identity), request);
    if ('state' in answer) return reply.send(answer.state);
    const { type, message, retryAfter } = answer;
    const status = isResultType(type) ? resultDescriptions[type].status : 500;
    if (retryAfter !== undefined) void reply.headers({ 'retry-after': retryAfter });
    return reply.code(status).send({ message, code: type, ...(retryAfter === undefined ? {} : { retryAfter }) });
  });
}

async function answerOf(
  run: (context: CommandContext, asked: Asked) => Promise<ChangeAnswer>,
  context: CommandContext,
  request: FastifyRequest,
): Promise<ChangeAnswer> {
  try {
    return await run(context, { params: request.params as Asked['params'], body: request.body });
  } catch (error) {
    if (error instanceof NotAllowed) return { type: 'Forbidden', message: graphErrorMessages.forbidden };
    if (error instanceof Refused) return { type: typeOf[error.code], message: error.message };
    throw error;
  }
}

const typeOf = { BAD_REQUEST: 'BadRequest', NOT_FOUND: 'NotFound', RATE_LIMITED: 'RateLimited' } as const;

/** The answer to a body that this path doesn't accept. */
export const badBody: ChangeAnswer = { type: 'BadRequest', message: resultMessages.invalidInput };
