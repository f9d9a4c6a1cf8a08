import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { serverMessages } from '#shared/messages/server.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { LimitName } from '../limits/limit-rules.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';

export const ACTIVITY_TYPE = 'application/activity+json; charset=utf-8';

/** The context for commands that answer another server: nobody is signed in here. */
export function programContext(site: Site, request: FastifyRequest): CommandContext {
  return systemContext(site, requestIdOf(request.raw));
}

/** Whether other servers get an answer: only on the main site, while the flag is on. False once an answer was sent. */
export function isOpenHere(site: Site, request: FastifyRequest, reply: FastifyReply, limit: LimitName): boolean {
  const isMain = site.hosts.find(request.headers.host)?.context.type === 'DEFAULT';
  if (!isMain || !isFederated(site)) {
    sendPlain(reply.raw, 404, serverMessages.notFound);
    return false;
  }
  return takeLimit(site, request, reply.raw, limit);
}

export function isFederated(site: Site): boolean {
  return site.flags.names(null).includes('enable_mastodon_for_members');
}

/** Sends a JSON object that every site may read; it's fetched again after a minute. */
export function sendObject(
  site: Site,
  request: FastifyRequest,
  response: ServerResponse,
  { type, body: object }: { readonly type: string; readonly body: object },
): void {
  const body = JSON.stringify(object);
  response.writeHead(200, {
    ...site.sharedHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
