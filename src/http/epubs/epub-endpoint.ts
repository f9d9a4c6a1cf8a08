import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createFairQueue, type QueueBounds } from '#platform/limits/fair-queue.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { readSeriesBook } from '#modules/finding/epubs/read-series-book.ts';
import { writeEpub } from '#modules/finding/epubs/write-epub.ts';
import { createKeptVariants } from '#modules/ground/media/image-variants-kept.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { queueAskerOf, refuseWhereFull } from '../limits/queue-asker.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';

/** A book with its pictures is put together in memory: one at a time. */
const BOUNDS: QueueBounds = { atOnce: 1, waiting: 32, waitingEach: 4 };

/**
 * `/_/epub/{seriesId}.epub`: a series as a book, as everyone may read it (rule 17). It's made on request and never
 * kept here, so nothing outlives a story that's taken back.
 */
export function registerEpubs(app: FastifyInstance, site: Site): void {
  const variants = createKeptVariants(site);
  const queue = createFairQueue(BOUNDS);
  app.get<{ Params: { file: string } }>('/_/epub/:file', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const id = /^([0-9a-f]{12})\.epub$/.exec(request.params.file)?.[1];
    if (id === undefined) return sendPlain(response, 404, serverMessages.notFound);
    if (!takeLimit(site, request, response, 'feed')) return;
    const context = { ...readContext(site), country: site.countries.of(request.raw) };
    const asker = queueAskerOf(request, response);
    const pictures = { variants, asker };
    const work = async () => {
      const book = await readSeriesBook(context, { url: site.url, name: site.name }, pictures, id);
      return book && writeEpub(book);
    };
    const key = `${id} ${context.country ?? ''}`;
    const piece = { key, asker: asker.network, isWanted: asker.isWaiting, work };
    const bytes = await queue.run(piece).catch((error: unknown) => refuseWhereFull(response, error));
    if (response.writableEnded) return;
    if (bytes === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      etag,
      // By country: a story may be withheld in some.
      'cache-control': 'private, max-age=60',
      'content-security-policy': INERT_CONTENT_POLICY,
      ...site.sharedHeaders,
    };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': 'application/epub+zip',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="${id}.epub"`,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
}
