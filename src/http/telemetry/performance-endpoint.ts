import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { telemetryMessages } from '#shared/messages/telemetry.ts';
import { parsePerformanceReport } from '#shared/telemetry/performance-report.schema.ts';
import { logPerformance } from '#modules/reading/telemetry/log-performance.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { isFromOurPage } from './is-from-our-page.ts';

/** Fifty events of the largest size, plus some room. */
const MOST_BYTES = 200_000;

/**
 * `POST /_/clientele/reports/performance/`: how fast a page was, answered with 204. Nothing in it says who
 * read, so no session is asked for and no token: a page of ours is enough.
 */
export function registerPerformanceReports(app: FastifyInstance, site: Site): void {
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const { raw: response } = reply;
    if (site.hosts.find(request.headers.host) === undefined)
      return sendPlain(response, 421, serverMessages.unknownHost);
    const report = parsePerformanceReport(request.body);
    if (!takeLimit(site, request, response, 'events', Math.max(1, report?.events.length ?? 1))) return;
    if (report === undefined) return sendPlain(response, 400, telemetryMessages.noReport);
    if (!isFromOurPage(request)) return sendPlain(response, 403, telemetryMessages.notOurPage);
    await logPerformance(site, report, request.headers['user-agent'] ?? '');
    response.writeHead(204, { ...site.pageHeaders, 'cache-control': 'no-store' });
    response.end();
  };
  for (const path of ['/_/clientele/reports/performance', '/_/clientele/reports/performance/']) {
    app.post(path, { bodyLimit: MOST_BYTES }, take);
  }
}
