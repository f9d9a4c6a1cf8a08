import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { findChallenge } from '#modules/ground/certificates/find-certificate.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type Token = { Params: { readonly token: string } };

/** Own judgement: an authority looks from a handful of places, a few times for each name. */
const FOR_ALL = { capacity: 500, refillPerSecond: 50 };

/**
 * What a certificate authority reads to check that a name leads here (RFC 8555, 8.3), on any host and without TLS; any
 * process answers, whichever ordered. Not there if a proxy in front gets the certificates.
 */
export function registerAcmeChallenges(app: FastifyInstance, site: Site): void {
  if (!site.config.isOwnTls) return;
  app.get<Token>(`${CHALLENGE_PATH}:token`, { exposeHeadRoute: false }, async ({ params }, reply) => {
    reply.hijack();
    const { ok } = site.limiter.take('acme challenges', FOR_ALL);
    if (!ok) return sendPlain(reply.raw, 429, serverMessages.busy);
    const isToken = /^[\w-]{16,200}$/.test(params.token);
    const answer = isToken ? await findChallenge(site.database, params.token, site.clock.now()) : undefined;
    if (answer === undefined) return sendPlain(reply.raw, 404, serverMessages.notFound);
    const body = Buffer.from(answer);
    reply.raw.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length });
    reply.raw.end(body);
  });
}

export const CHALLENGE_PATH = '/.well-known/acme-challenge/';
