import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { sendJson } from '../api/send-json.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { commandContext, isForgerySafe, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

type Send = (status: number, value: unknown) => void;

export type Asked = {
  readonly reading: ReadContext;
  readonly command: CommandContext;
  /** Whether a page of ours sent it. */
  readonly isForgerySafe: boolean;
  readonly send: Send;
};

/** A sentence why not. */
export function refuseJson(send: Send, status: number, message: string): void {
  send(status, { message });
}

/** Answers the session's person in JSON: it's never cached or indexed. */
export async function answerJson(
  site: Site,
  routeName: string,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (asked: Asked) => Promise<void>,
): Promise<void> {
  reply.hijack();
  const { raw: response } = reply;
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
  if (!takeLimit(site, request, response, 'graph')) return;
  const headers = { 'x-route-name': routeName, 'x-robots-tag': 'noindex', vary: 'cookie' };
  const send: Send = (status, value) => sendJson(site, response, status, value, headers);
  try {
    const identity = await readIdentity(site, request, host);
    const { database, clock } = site;
    const { viewer } = identity;
    const country = site.countries.of(request.raw);
    await answer({
      reading: { database, clock, loaders: createLoaders(database), viewer, country },
      command: commandContext(site, request, identity),
      isForgerySafe: isForgerySafe(identity, request.headers['x-xsrf-token']),
      send,
    });
  } catch (error) {
    if (error instanceof NotAllowed) return refuseJson(send, 403, resultMessages.noAccess);
    site.log.error({ err: error, requestId: request.id }, 'a draft could not be answered for');
    if (!response.headersSent) refuseJson(send, 500, serverMessages.broken);
  }
}

/** The same for signed-in people who may write on this host; 401 and 403 for everyone else. */
export function answerAsWriter(...[site, routeName, request, reply, answer]: Parameters<typeof answerJson>) {
  return answerJson(site, routeName, request, reply, async (asked) => {
    const { viewer } = asked.command;
    if (viewer === null) return refuseJson(asked.send, 401, graphErrorMessages.unauthorized);
    if (viewer.scopes !== 'all' && !viewer.scopes.has('write')) {
      return refuseJson(asked.send, 403, resultMessages.noAccess);
    }
    await answer(asked);
  });
}
