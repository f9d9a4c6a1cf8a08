import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { designPreviewPath } from '#shared/design/preview-path.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import { anonymous } from '#graphql/graph-request.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { type OpenedPreview, openPreview, tellPreview } from '#modules/stories/designs/open-preview.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { takeLimit } from '../limits/take-limit.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { renderPage } from '../pages/render-page.ts';
import { sendPlain } from '../plain-answer.ts';
import { requestIdOf } from '../request-id.ts';
import { sendRendered } from '../send-rendered.ts';
import { readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';

type Preview = { Params: { key: string }; Querystring: { theme?: unknown } };

/**
 * A front page as everybody would see it with a design that is not published: for who was given the key, in
 * their session, in a frame of our own pages. No script of it runs, and nobody keeps it.
 */
export function registerDesignPreviews(app: FastifyInstance, site: Site, renderer: PageRenderer): void {
  app.get<Preview>(`${designPreviewPath}/:key`, async (request, reply) => {
    reply.hijack();
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return sendPlain(response, 421, serverMessages.unknownHost);
    if (!takeLimit(site, request, response, 'page')) return;
    const { viewer } = await readIdentity(site, request, host);
    const opened = await openPreview(site, viewer, request.params.key);
    const place = opened && (await placeOf(site, host, opened));
    if (opened === undefined || place === undefined) return sendPlain(response, 404, serverMessages.notFound, quiet);
    const { theme } = request.query;
    const address = { ...place, query: '', theme: theme === 'dark' ? ('dark' as const) : ('light' as const) };
    const page = await renderPage(site, renderer, address, {
      session: null,
      graph: visitorOf(site, request, host, opened),
    });
    const policy = `${page.headers['content-security-policy'] ?? ''}; sandbox allow-same-origin`;
    const headers = { ...page.headers, ...quiet, 'content-security-policy': policy };
    await sendRendered(request.raw, response, { ...page, isCacheable: false, headers }, 'preview');
  });
}

/** Its answer is never cached, never indexed, and never reveals its address. */
const quiet = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** The front page of the design's owner, at this request's host, whatever their own host is. */
async function placeOf(site: Site, host: KnownHost, { owner }: OpenedPreview) {
  const loaders = createLoaders(site.database);
  if (owner.kind === 'person') {
    const person = await loaders.get(personLoader).load(owner.id);
    return person && { host, path: `/@${person.username}` };
  }
  const publication = await loaders.get(publicationLoader).load(owner.id);
  if (publication === undefined) return undefined;
  const context: RoutingContext = { type: 'COLLECTION', collectionSlug: publication.slug, host: host.key };
  // If it has its own domain, the address with its slug would redirect there.
  return publication.domain === null
    ? { host, path: `/${publication.slug}` }
    : { host: { ...host, context }, path: '/' };
}

function visitorOf(site: Site, request: FastifyRequest, host: KnownHost, opened: OpenedPreview) {
  return {
    ...anonymous,
    visitorId: '',
    country: site.countries.ofPage(request.raw),
    requestId: requestIdOf(request.raw),
    host: host.key,
    limitKey: opened.personId,
    prepare: (loaders: Parameters<typeof tellPreview>[0]) => tellPreview(loaders, opened),
  };
}
