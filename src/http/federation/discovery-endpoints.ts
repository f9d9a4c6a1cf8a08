import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { actorUrl, handleOf, personOfActorUrl } from '#modules/finding/federation/federation-addresses.ts';
import { findActor, findOpenActorByName, type LocalActor } from '#modules/finding/federation/find-actor.ts';
import { countFederation } from '#modules/finding/federation/count-federation.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { isOpenHere, sendObject } from './federated-site.ts';

const NODE_INFO = 'http://nodeinfo.diaspora.software/ns/schema/2.1';

/** How servers elsewhere find people and learn what this site is: WebFinger (RFC 7033) and NodeInfo 2.1. */
export function registerDiscovery(app: FastifyInstance, site: Site): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/.well-known/webfinger', async (request, reply) => {
    reply.hijack();
    if (!isOpenHere(site, request, reply, 'federation')) return;
    const { resource } = request.query;
    if (typeof resource !== 'string') return sendPlain(reply.raw, 400, serverMessages.badAddress);
    const actor = await findResource(site, resource);
    if (actor === undefined) return sendPlain(reply.raw, 404, serverMessages.notFound);
    const [self, page] = [actorUrl(site.url, actor.personId), profileUrl(site, actor)];
    sendObject(site, request, reply.raw, {
      type: 'application/jrd+json; charset=utf-8',
      body: {
        subject: `acct:${handleOf(site.url, actor.username)}`,
        aliases: [page, self],
        links: [
          { rel: 'self', type: 'application/activity+json', href: self },
          { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: page },
        ],
      },
    });
  });

  app.get('/.well-known/nodeinfo', (request, reply) => {
    reply.hijack();
    if (!isOpenHere(site, request, reply, 'federation')) return;
    const body = { links: [{ rel: NODE_INFO, href: `${site.url}/_/federation/nodeinfo/2.1` }] };
    sendObject(site, request, reply.raw, { type: 'application/json; charset=utf-8', body });
  });

  app.get('/_/federation/nodeinfo/2.1', async (request, reply) => {
    reply.hijack();
    if (!isOpenHere(site, request, reply, 'federation')) return;
    const { people, stories } = await countFederation(site.database);
    sendObject(site, request, reply.raw, {
      type: `application/json; profile="${NODE_INFO}#"; charset=utf-8`,
      body: {
        version: '2.1',
        software: { name: 'longhand', version: '1' },
        protocols: ['activitypub'],
        services: { inbound: [], outbound: ['atom1.0', 'rss2.0'] },
        openRegistrations: true,
        usage: { users: { total: people }, localPosts: stories },
        metadata: { nodeName: site.name },
      },
    });
  });
}

function profileUrl(site: Site, { username }: LocalActor): string {
  return site.url + buildPath('ShowUserProfile', { username });
}

/** The person meant by `acct:name@host`, a profile's address, or an actor's. */
async function findResource(site: Site, resource: string): Promise<LocalActor | undefined> {
  const { host } = new URL(site.url);
  const personId = personOfActorUrl(site.url, resource);
  if (personId !== undefined) {
    const actor = await findActor(site.database, personId);
    return actor?.isOpen === true ? actor : undefined;
  }
  const [, account, server] = /^acct:@?([^@/]{1,100})@(.{1,255})$/i.exec(resource) ?? [];
  const start = `${site.url}/@`;
  const name = server?.toLowerCase() === host ? account : resource.startsWith(start) && resource.slice(start.length);
  return name ? await findOpenActorByName(site.database, name) : undefined;
}
