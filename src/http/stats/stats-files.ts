import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statsFileMessages } from '#shared/messages/stats.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isPostId } from '#shared/routes/post-id.ts';
import { parsePeriod, periodText } from '#shared/stats/stats-period.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { writeFigureFile } from '#modules/running/stats/write-figure-file.ts';
import { writeStatsOfStories, writeStatsOfStory } from '#modules/running/stats/write-stats-file.ts';
import { openOwnFile, ownFileHeaders } from '../accounts/own-file.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';

type Stories = { readonly Querystring: Readonly<Record<string, string | readonly string[] | undefined>> };
type Story = Stories & { readonly Params: { readonly postId: string } };
type Write = (context: CommandContext) => Promise<string | undefined>;

/**
 * `/m/stats/stories`: what was read of one's own stories in a period, a line each. `/m/stats/posts/{postId}`: of one
 * story, a line for each day, month or year of the period. `/m/stats/figures`: the table of one picture or list.
 */
export function registerStatsFiles(app: FastifyInstance, site: Site): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: { path: string; name: string },
    write: Write,
  ) => {
    const opened = await openOwnFile(site, request, reply, file.path);
    if (opened === undefined) return;
    const { raw: response } = reply;
    const text = await write(opened.context);
    if (text === undefined) return sendPlain(response, 404, statsFileMessages.notFound);
    response.writeHead(200, ownFileHeaders(site, 'text/csv; charset=utf-8', file.name));
    response.end(text);
  };
  app.get<Stories>('/m/stats/stories', { exposeHeadRoute: false }, async (request, reply) => {
    const period = periodOf(request.query);
    const file = { path: buildPath('DownloadStats', {}, queryOf(period)), name: nameOf('stats', period) };
    await send(request, reply, file, (context) => writeStatsOfStories(context, period));
  });
  app.get<Stories>('/m/stats/figures', { exposeHeadRoute: false }, async (request, reply) => {
    const period = periodOf(request.query);
    const [of, id, figure] = ['of', 'id', 'figure'].map((name) => textOf(request.query, name));
    if (of === undefined || id === undefined || figure === undefined || !NAMED.test(figure))
      return sendPlain(reply.raw, 404, statsFileMessages.notFound);
    const path = buildPath('DownloadFigure', {}, { of, id, figure, ...queryOf(period) });
    await send(request, reply, { path, name: nameOf(`stats-${figure}`, period) }, (context) =>
      writeFigureFile(commandReader(context), { of, id, figure, period }),
    );
  });
  app.get<Story>('/m/stats/posts/:postId', { exposeHeadRoute: false }, async (request, reply) => {
    const { postId } = request.params;
    const period = periodOf(request.query);
    const path = buildPath('DownloadPostStats', { postId }, queryOf(period));
    await send(request, reply, { path, name: nameOf('story-stats', period) }, async (context) =>
      isPostId(postId) ? writeStatsOfStory(context, postId, period) : undefined,
    );
  });
}

/** One parameter, as the address of a file has it. */
const textOf = (query: Stories['Querystring'], name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};
/** How a figure is named in a file name. */
const NAMED = /^[a-z]{1,20}$/i;

function periodOf({ period }: Stories['Querystring']): string | undefined {
  const parsed = typeof period === 'string' ? parsePeriod(period) : undefined;
  return parsed && periodText(parsed);
}

const queryOf = (period: string | undefined): Record<string, string> => (period === undefined ? {} : { period });
const nameOf = (kind: string, period: string | undefined): string =>
  period === undefined ? `${kind}.csv` : `${kind}-${period}.csv`;
