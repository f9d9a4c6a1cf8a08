import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isBot } from '#shared/telemetry/is-bot.ts';
import type { GraphRequest } from '#graphql/graph-request.ts';
import { siteRestOf } from '#modules/ground/settings/site-rest.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { networkOf } from '../limits/network-of.ts';
import { requestIdOf } from '../request-id.ts';
import { readBucket } from '../pages/page-experiments.ts';
import type { Site } from '../site.ts';
import { readerOf } from './reading-place.ts';
import { type Identity, isForgerySafe } from './identity.ts';

/** What the graph is told of a request and of who sends it. */
export function graphRequestOf(site: Site, request: FastifyRequest, host: KnownHost, identity: Identity): GraphRequest {
  const { viewer, browser, session, impersonation } = identity;
  const isQuestion = request.method === 'GET' || request.method === 'HEAD' || request.url === '/_/graphql';
  return {
    viewer,
    browser,
    session,
    isForgerySafe: isForgerySafe(identity, request.headers['x-xsrf-token']),
    // The hash that codes are bound to is not told either.
    visitorId: browser === null ? '' : createHash('sha256').update(browser.visitorHash).digest('hex').slice(0, 16),
    bucket: readBucket(site, request.raw),
    country: site.countries.of(request.raw),
    requestId: requestIdOf(request.raw),
    host: host.key,
    // Requests by staff don't count toward the person's limits.
    limitKey: impersonation?.id ?? viewer?.personId ?? networkOf(request.ip),
    reader: isQuestion ? readerOf(site, request.raw, viewer) : undefined,
    rest: siteRestOf(site.settings.all()),
    isBot: isBot(request.headers['user-agent'] ?? ''),
  };
}
