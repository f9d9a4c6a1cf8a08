import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listIdOfSegment } from '#shared/lists/predefined-list.ts';
import { shareAddress } from '#shared/links/share-targets.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { redirectPage } from '../pages/render-page.ts';
import { sendPlain } from '../plain-answer.ts';
import { readContext } from '../read-context.ts';
import { sendRendered } from '../send-rendered.ts';
import type { Site } from '../site.ts';

type Share = { Params: { catalogSlugId: string; channel: string } };

/**
 * `/@{username}/list/{slug-id}/share/{channel}`: leads to the network with the list's canonical address and
 * name, and counts nothing. Only what everybody may see is shared. On the domain of a person the path begins at `/list`.
 */
export function registerListShares(app: FastifyInstance, site: Site): void {
  for (const prefix of ['/@:username', '']) {
    app.get<Share>(`${prefix}/list/:catalogSlugId/share/:channel`, async (request, reply) => {
      reply.hijack();
      const { raw: response } = reply;
      if (site.hosts.find(request.headers.host) === undefined) {
        return sendPlain(response, 421, serverMessages.unknownHost);
      }
      if (!takeLimit(site, request, response, 'notFound')) return;
      const address = await addressOf(site, request);
      if (address === undefined) return sendPlain(response, 404, serverMessages.notFound);
      await sendRendered(request.raw, response, redirectPage(site, 302, address, 'ShareUserCatalog'), 'share');
    });
  }
}

async function addressOf(site: Site, { params }: FastifyRequest<Share>): Promise<string | undefined> {
  const context = readContext(site);
  const list = await findList(context, listIdOfSegment(params.catalogSlugId));
  const owner = list && (await context.loaders.get(personLoader).load(list.ownerId));
  if (!list || !owner) return undefined;
  const catalogSlugId = list.slug === '' ? list.id : `${list.slug}-${list.id}`;
  const path = buildPath('ShowUserCatalog', { username: owner.username, catalogSlugId });
  return shareAddress(params.channel, { url: site.url + path, title: list.name });
}
