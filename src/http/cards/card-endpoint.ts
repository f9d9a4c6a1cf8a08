import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { createFairQueue, type QueueBounds } from '#platform/limits/fair-queue.ts';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import { queueAskerOf, refuseWhereFull } from '../limits/queue-asker.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';
import { readCardFonts } from './card-fonts.ts';
import type { Card } from './draw-card.ts';

/** Increase it when the way cards are drawn changes. */
const DRAWING = 1;
/** As much as a large size of a picture. */
const DRAWING_COST = 20;
const BOUNDS: QueueBounds = { atOnce: 1, waiting: 64, waitingEach: 16 };

/**
 * `/_/card/{postId}.png`: the picture of 1200 by 630 that other sites show for a story without a cover.
 * It is kept by what stands on it, so that a changed title makes a new one.
 */
export function registerCards(app: FastifyInstance, site: Site): void {
  let fonts: ReturnType<typeof readCardFonts> | undefined;
  const queue = createFairQueue(BOUNDS);
  app.get<{ Params: { file: string } }>('/_/card/:file', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const card = await findCard(site, request.params.file, site.countries.of(request.raw));
    if (card === undefined) return sendPlain(response, 404, serverMessages.notFound);
    const hash = createHash('sha256')
      .update(JSON.stringify([DRAWING, card]))
      .digest('hex')
      .slice(0, 32);
    const key = `cards/${hash.slice(0, 2)}/${hash}.png`;
    let png = await site.files.get(key);
    if (png === undefined) {
      if (!takeLimit(site, request, response, 'imageWork', DRAWING_COST)) return;
      const work = async () => {
        // What draws takes tens of megabytes, and few sites ask for cards.
        const { drawCard } = await import('./draw-card.ts');
        const drawn = await drawCard(card, await (fonts ??= readCardFonts()));
        await site.files.put(key, drawn, 'image/png');
        return drawn;
      };
      const { network, isWaiting } = queueAskerOf(request, response);
      const piece = { key, asker: network, isWanted: isWaiting, work };
      png = await queue.run(piece).catch((error: unknown) => refuseWhereFull(response, error));
      if (png === undefined) return;
    }
    response.writeHead(200, {
      'content-type': 'image/png',
      'content-length': png.length,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': INERT_CONTENT_POLICY,
      ...site.sharedHeaders,
    });
    response.end(request.method === 'HEAD' ? undefined : png);
  });
}

async function findCard(site: Site, file: string, country: string | null): Promise<Card | undefined> {
  const id = /^([0-9a-f]{12})\.png$/.exec(file)?.[1];
  if (id === undefined) return undefined;
  const context = { ...readContext(site), country };
  const found = await findStory(context, id);
  if (found.kind !== 'story') return undefined;
  const { creatorId, publicationId, title } = found.story;
  const [creator, publication] = await Promise.all([
    context.loaders.get(personLoader).load(creatorId),
    publicationId === null ? undefined : context.loaders.get(publicationLoader).load(publicationId),
  ]);
  return { title, author: creator?.name ?? '', publication: publication?.name ?? '', siteName: site.name };
}
