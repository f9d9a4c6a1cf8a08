import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { actorUrl, articleUrl } from '#modules/finding/federation/federation-addresses.ts';
import { findActor, findOpenActorByName } from '#modules/finding/federation/find-actor.ts';
import { readArticle } from '#modules/finding/federation/read-articles.ts';
import { createRouteFinder } from '../pages/page-route.ts';
import type { Site } from '../site.ts';
import { isFederated, programContext } from './federated-site.ts';

const ACTIVITY = /application\/(?:activity\+json|ld\+json;\s*profile="https:\/\/www\.w3\.org\/ns\/activitystreams")/i;

/** Whether the request is for a fediverse object rather than a page: no browser sends one. */
export function wantsActivity({ accept }: IncomingHttpHeaders): boolean {
  return accept !== undefined && ACTIVITY.test(accept);
}

/**
 * Leads servers elsewhere that ask for a profile or a story at the address of its page to the object that stands for
 * it; whoever is not open to them has a page only. Never stored, since browsers ask the same address for the page.
 */
export function registerActivityRedirects(app: FastifyInstance, site: Site): void {
  const findRoute = createRouteFinder(site.log);
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !wantsActivity(request.headers) || !isFederated(site)) return;
    const host = site.hosts.find(request.headers.host);
    if (host?.context.type !== 'DEFAULT') return;
    const match = findRoute(host.context, (request.raw.url ?? '/').split('?')[0] ?? '/');
    if (match === undefined || match === 'malformed') return;
    const location = await locationOf(match.page, match.params);
    if (location === undefined) return;
    await reply
      .headers({ ...site.sharedHeaders, location, 'cache-control': 'no-store', vary: 'accept' })
      .code(302)
      .send();

    async function locationOf(
      page: string,
      { username, postId }: Readonly<Record<string, string | undefined>>,
    ): Promise<string | undefined> {
      if (page === 'user-profile' && username !== undefined) {
        const actor = await findOpenActorByName(site.database, username);
        return actor && actorUrl(site.url, actor.personId);
      }
      if (page !== 'post' || postId === undefined) return undefined;
      const storyId = postIdFromParam(postId);
      if (storyId === undefined) return undefined;
      const [owner] = await site.database.query<{ id: string }>('federation_owner', OWNER, [storyId]);
      const actor = owner && (await findActor(site.database, owner.id));
      if (actor?.isOpen !== true) return undefined;
      const found = await readArticle(programContext(site, request), actor.personId, storyId);
      return found && articleUrl(site.url, actor.personId, storyId);
    }
  });
}

const OWNER = 'select creator_id as id from story where id = $1';
