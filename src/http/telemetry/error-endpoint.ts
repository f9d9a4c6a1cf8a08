import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { telemetryMessages } from '#shared/messages/telemetry.ts';
import { parseErrorReports } from '#shared/telemetry/error-report.schema.ts';
import { takeBrowserErrors } from '#modules/running/errors/take-errors.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { isFromOurPage } from './is-from-our-page.ts';

/** Ten reports of the largest size, three bytes a character. */
const MOST_BYTES = 400_000;

/**
 * `POST /_/clientele/reports/errors/`: a JSON list of at most 10 errors of a page of ours, answered with 204 (rule
 * 244). We don't look up who is signed in: an error is nobody's (decision 0108).
 */
export function registerErrorReports(app: FastifyInstance, site: Site): void {
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    const { raw: response } = reply;
    if (site.hosts.find(request.headers.host) === undefined)
      return sendPlain(response, 421, serverMessages.unknownHost);
    const reports = parseErrorReports(request.body);
    if (!takeLimit(site, request, response, 'errors', Math.max(1, reports?.length ?? 1))) return;
    if (reports === undefined) return sendPlain(response, 400, telemetryMessages.noErrors);
    if (!isFromOurPage(request)) return sendPlain(response, 403, telemetryMessages.notOurPage);
    await takeBrowserErrors(site, reports, request.headers['user-agent'] ?? '');
    response.writeHead(204, { ...site.pageHeaders, 'cache-control': 'no-store' });
    response.end();
  };
  for (const path of ['/_/clientele/reports/errors', '/_/clientele/reports/errors/']) {
    app.post(path, { bodyLimit: MOST_BYTES }, take);
  }
}
