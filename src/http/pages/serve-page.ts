import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { RenderedPage, RenderPage, ServedPage } from '#platform/page-cache/page-cache.ts';
import { countStatements } from '#platform/database/connection.ts';
import { canonicalUrl } from '#shared/routes/canonical-url.ts';
import { redirectOf } from '#shared/routes/redirects.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { cacheDisabledReason } from '#shared/cache/cache-disabled-reason.ts';
import { isBot, isCrawler } from '#shared/telemetry/is-bot.ts';
import { anonymous } from '#graphql/graph-request.ts';
import { siteRestOf } from '#modules/ground/settings/site-rest.ts';
import { pageKey } from '../cache-lookup.ts';
import { sendErrorPage, sendFailurePage } from '../errors/failure.ts';
import { feedKey, feedSourceOf, renderFeed } from '../feeds/feed-page.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { networkOf } from '../limits/network-of.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { hasSessionCookie } from '../session-cookie.ts';
import { requestIdOf } from '../request-id.ts';
import { sendPage } from '../send-page.ts';
import { sendRendered } from '../send-rendered.ts';
import { graphRequestOf } from '../session/graph-request-of.ts';
import { type Identity, shownImpersonation } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { createRouteFinder } from './page-route.ts';
import type { PageRenderer } from './page-renderer.ts';
import { experimentsOfPage } from './page-experiments.ts';
import { findPageVisitor, isAuthPage, isStaffPage, signInBefore } from './page-visitor.ts';
import { type PageReader, redirectPage } from './render-page.ts';
import { renderPageOrMoved } from './old-address.ts';

/** A feed that is gone is told to the cache as a page that may not be kept, so that it drops the one it has. */
const noFeed: RenderedPage = { status: 404, headers: {}, body: '', tags: [], isCacheable: false };

/** Answers every address that no endpoint took: host, canonical address, route, page (house, section 4). */
export function createPageHandler(site: Site, renderer: PageRenderer) {
  const findRoute = createRouteFinder(site.log);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const startedAt = performance.now();
    reply.hijack();
    const { raw: response } = reply;
    try {
      const answered = await answer(request, reply);
      if (answered === undefined) return;
      const timing = `;dur=${(performance.now() - startedAt).toFixed(1)}`;
      if (!('page' in answered)) {
        const details = staffTimings.get(response) ?? '';
        return await sendRendered(request.raw, response, answered, `page${timing}${details}`);
      }
      const isKept = answered.status === 'expired' || answered.status === 'hit';
      sendPage(request.raw, response, answered, (isKept ? 'cache' : 'page') + timing);
    } catch (error) {
      // Nobody should wait for an answer that can't be drawn.
      await sendFailurePage(site, renderer, request, response, error).catch(() => response.destroy());
    }
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<ServedPage | RenderedPage | undefined> {
    const { raw: response } = reply;
    const host = site.hosts.find(request.headers.host);
    if (host === undefined) return void sendPlain(response, 421, serverMessages.unknownHost);
    const url = request.raw.url ?? '/';
    if (isPlainThroughProxy(site, request)) return redirectPage(site, 301, host.origin + url, 'Secure');
    const address = url.startsWith('/') ? canonicalUrl(url) : 'malformed';
    if (address === 'malformed') return void sendPlain(response, 400, serverMessages.badAddress);
    // No name has a zero in it, and PostgreSQL cannot be asked for one.
    if ((address.path + address.pageQuery).includes('%00'))
      return void sendPlain(response, 400, serverMessages.badAddress);
    if (address.redirectTo !== undefined) return redirectPage(site, 301, address.redirectTo, 'Canonical');
    const match = findRoute(host.context, address.path);
    if (match === 'malformed') return void sendPlain(response, 400, serverMessages.badAddress);
    const redirect = match === undefined ? undefined : redirectOf(match, address.pageQuery, host.context.type);
    if (match !== undefined && redirect !== undefined && redirect !== 'notFound') {
      return redirectPage(site, redirect.status, redirect.location, match.name);
    }
    if (match?.page === 'error-page') return void (await sendErrorPage(site, renderer, request, response, 500));
    if (match !== undefined) {
      const feed = await answerFeed(request, response, host, match);
      if (feed !== undefined) return feed === 'refused' ? undefined : feed;
    }
    const country = site.countries.ofPage(request.raw);
    const visitor = await findPageVisitor(site, request, host, match);
    const isPersonal = visitor !== undefined;
    const readsAll = isAuthPage(match) || (isPersonal && isStaffPage(match));
    const pageQuery = readsAll ? new URL(url, host.origin).search : address.pageQuery;
    if (pageQuery.includes('%00')) return void sendPlain(response, 400, serverMessages.badAddress);
    if (visitor !== undefined && visitor.setCookies.length > 0)
      response.setHeader('set-cookie', [...visitor.setCookies]);
    const before = await signInBefore(site, host, match, { path: address.path, query: pageQuery }, visitor);
    if (before !== undefined) return redirectPage(site, 302, before, match?.name ?? 'SignIn');
    const isForCrawler = !isPersonal && isCrawler(request.headers['user-agent']);
    const reason = cacheDisabledReason({
      hasNoCacheFlag: site.isUncached,
      isSpoofed:
        isPersonal &&
        (visitor.impersonation !== null || (visitor.viewer === null && hasSessionCookie(request.headers.cookie))),
      isStaff: (visitor?.viewer?.roles.size ?? 0) > 0,
      isBot: isForCrawler,
      isLoggedIn: isPersonal && visitor.viewer !== null,
    });
    if (reason !== undefined) response.setHeader('x-cache-disabled-reason', reason);
    const isKept = !isPersonal && reason === undefined && address.cacheKey !== undefined;
    const experiments = experimentsOfPage(site, request.raw, match, visitor);
    if (experiments.setCookie !== undefined && !isPersonal) response.setHeader('set-cookie', experiments.setCookie);
    const key = isKept ? pageKey(host.key, address.cacheKey, country, experiments.group) : undefined;
    const kept = key === undefined ? undefined : site.cache.get(key);
    if (kept?.status === 'hit') return kept;
    if (!takeLimit(site, request, response, match === undefined ? 'notFound' : 'page')) return undefined;
    const { variants } = experiments;
    const page = {
      host,
      path: address.path,
      query: pageQuery,
      page: match?.page,
      experiments: variants,
      isForCrawler,
    };
    const render: RenderPage = async (isNewest) => {
      const { session, graph } =
        visitor === undefined ? anyReader(request, host, country) : ownReader(request, host, visitor);
      const late = isNewest ? undefined : graph.reader;
      const drawn = await renderPageOrMoved(
        site,
        renderer,
        page,
        { session, graph: { ...graph, reader: late } },
        match,
      );
      return { ...drawn, asOf: late?.asOf };
    };
    if (key !== undefined) return site.cache.serve(key, render);
    return reason === 'staff user' ? renderForStaff(response, () => render(true)) : renderForOne(render);
  }

  /** A page for all knows nothing of who asks but the country, and that only where it matters. */
  function anyReader(request: FastifyRequest, host: KnownHost, country: string | null): PageReader {
    const [requestId, limitKey] = [requestIdOf(request.raw), networkOf(request.ip)];
    // That the site rests is the same for everybody; whoever lets it rest purges all pages.
    const rest = siteRestOf(site.settings.all());
    const isFromBot = isBot(request.headers['user-agent'] ?? '');
    const from = { country, requestId, host: host.key, limitKey, isBot: isFromBot, rest };
    const reader = site.database.reader();
    return { session: null, graph: { ...anonymous, visitorId: '', ...from, reader } };
  }

  function ownReader(request: FastifyRequest, host: KnownHost, visitor: Identity): PageReader {
    const { xsrf, viewer } = visitor;
    const session = { xsrf, isLoggedIn: viewer !== null, impersonation: shownImpersonation(site, visitor) };
    return { session, graph: graphRequestOf(site, request, host, visitor) };
  }

  /** A feed is the same for everybody, and its key says only what it is of (rule 154). */
  async function answerFeed(
    request: FastifyRequest,
    response: ServerResponse,
    host: KnownHost,
    match: RouteMatch,
  ): Promise<ServedPage | 'refused' | undefined> {
    const source = feedSourceOf(host.context, match);
    if (source === undefined) return undefined;
    const query = new URL(request.raw.url ?? '/', host.origin).search;
    const country = site.countries.ofPage(request.raw);
    // On a domain the feed's own path is another page's, or none: only what was asked there is found by it.
    const name = host.context.type === 'DEFAULT' ? feedKey(source, query) : `feed ${feedKey(source, query)}`;
    const key = pageKey(host.key, name, country);
    const kept = site.cache.get(key);
    if (kept?.status === 'hit') return kept;
    if (!takeLimit(site, request, response, 'feed')) return 'refused';
    const served = await site.cache.serve(key, async (isNewest) => {
      const { database, asOf } = isNewest ? { database: site.database, asOf: undefined } : site.database.reader();
      return {
        ...((await renderFeed(site, source, { query, routeName: match.name, country, database })) ?? noFeed),
        asOf,
      };
    });
    return served.page.status === noFeed.status ? undefined : served;
  }
}

/** A page that nobody keeps; what is not there may only be late (rule 236). */
async function renderForOne(render: RenderPage): Promise<RenderedPage> {
  const page = await render(false);
  return page.asOf !== undefined && page.status !== 200 ? await render(true) : page;
}

/** What staff are told of how their page was made, beside how long it took. */
const staffTimings = new WeakMap<ServerResponse, string>();

/** Makes a page for staff, which nobody keeps, and notes how much of it was asked of the database (rule 247). */
async function renderForStaff(response: ServerResponse, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
  const began = performance.now();
  const { result, count } = await countStatements(render);
  const drawn = (performance.now() - began).toFixed(1);
  staffTimings.set(response, `, render;dur=${drawn}, db;desc="${count} statements"`);
  return result;
}

/** True where a proxy that is believed says that the reader came without encryption to a site that has it. */
function isPlainThroughProxy({ isHttps, proxies }: Site, { raw, headers, protocol }: FastifyRequest): boolean {
  if (!isHttps || proxies === undefined || headers['x-forwarded-proto'] === undefined) return false;
  return protocol === 'http' && proxies.trusts(raw.socket.remoteAddress ?? '', 0);
}
