import type { FastifyInstance } from 'fastify';
import { earningsMessages } from '#shared/messages/earnings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { parsePeriod, periodText } from '#shared/stats/stats-period.ts';
import { writeEarningsFile } from '#modules/money/earnings/write-earnings-file.ts';
import { openOwnFile, ownFileHeaders } from '../accounts/own-file.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type Query = { readonly Querystring: Readonly<Record<string, string | readonly string[] | undefined>> };

/** `/m/partner/earnings`: a writer's earnings in a month, by story and day, and what its statement says. */
export function registerEarningsFile(app: FastifyInstance, site: Site): void {
  app.get<Query>('/m/partner/earnings', { exposeHeadRoute: false }, async (request, reply) => {
    const { period: asked } = request.query;
    const parsed = typeof asked === 'string' ? parsePeriod(asked) : undefined;
    const period = parsed && periodText(parsed);
    const path = buildPath('DownloadEarnings', {}, period === undefined ? {} : { period });
    const opened = await openOwnFile(site, request, reply, path);
    if (opened === undefined) return;
    const file = await writeEarningsFile(opened.context, period);
    const { raw: response } = reply;
    if (file === undefined) return sendPlain(response, 404, earningsMessages.file.notFound);
    response.writeHead(200, ownFileHeaders(site, 'text/csv; charset=utf-8', `earnings-${file.period}.csv`));
    response.end(file.text);
  });
}
