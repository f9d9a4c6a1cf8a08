import type { FastifyReply, FastifyRequest } from 'fastify';
import { authPageMessages } from '#shared/messages/auth-pages.ts';
import { serverMessages } from '#shared/messages/server.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { commandContext, type Identity, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

export type AuthEndpoint = {
  readonly host: KnownHost;
  readonly identity: Identity;
  readonly context: CommandContext;
};

/**
 * Begins a sign-in or sign-out endpoint: takes over the answer, and knows the host and the asker. Undefined after a
 * refusal: an unknown or unsuitable host, too many requests, or a browser that's only prefetching.
 */
export async function openAuthEndpoint(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  on: RoutingContext['type'] | 'ANY',
): Promise<AuthEndpoint | undefined> {
  reply.hijack();
  const { raw: response } = reply;
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) return void sendPlain(response, 421, serverMessages.unknownHost);
  if (on !== 'ANY' && host.context.type !== on) return void sendPlain(response, 404, serverMessages.notFound);
  if (String(request.headers['sec-purpose']).includes('prefetch')) {
    return void sendPlain(response, 403, authPageMessages.noPrefetch);
  }
  if (!takeLimit(site, request, response, 'notFound')) return undefined;
  const identity = await readIdentity(site, request, host);
  return { host, identity, context: commandContext(site, request, identity) };
}
