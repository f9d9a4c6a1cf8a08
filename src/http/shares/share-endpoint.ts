import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { shareAddress } from '#shared/links/share-targets.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { canonicalStoryUrl } from '#modules/stories/stories/story-address.ts';
import { addressOfStory } from '#modules/stories/stories/story-address-of-loaded.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { redirectPage } from '../pages/render-page.ts';
import { readContext } from '../read-context.ts';
import { sendRendered } from '../send-rendered.ts';
import type { Site } from '../site.ts';

type Share = { Params: { postId: string; channel: string } };

/**
 * `/p/{postId}/share/{channel}` (rule 159): leads to the network with the story's canonical address and
 * title, and counts nothing. Only what everybody may read is shared.
 */
export function registerShares(app: FastifyInstance, site: Site): void {
  app.get<Share>('/p/:postId/share/:channel', async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    if (site.hosts.find(request.headers.host) === undefined) {
      return sendPlain(response, 421, serverMessages.unknownHost);
    }
    if (!takeLimit(site, request, response, 'notFound')) return;
    const { postId, channel } = request.params;
    const shared = await findShared(site, postIdFromParam(postId) ?? '', site.countries.of(request.raw));
    const address = shared && shareAddress(channel, shared);
    if (address === undefined) return sendPlain(response, 404, serverMessages.notFound);
    await sendRendered(request.raw, response, redirectPage(site, 302, address, 'SharePost'), 'share');
  });
}

async function findShared(site: Site, postId: string, country: string | null) {
  const context = { ...readContext(site), country };
  const found = await findStory(context, postId);
  if (found.kind !== 'story' || found.story.state !== 'published') return undefined;
  const address = await addressOfStory(context, found.story);
  return { url: canonicalStoryUrl(site.url, address), title: found.story.title };
}
