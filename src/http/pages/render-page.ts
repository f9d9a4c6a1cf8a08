import type { GraphQLFormattedError } from 'graphql';
import { OutageError } from '#platform/process/outage.ts';
import { searchConfigOf } from '#modules/finding/search/search-config-of.ts';
import { embedFrameHosts } from '#shared/story/embed-providers.ts';
import { mobileAppOf } from '#modules/running/mobile-app/mobile-app.ts';
import type { PageRequest } from '#shared/pages/page-contract.ts';
import { buildName } from '#platform/build/build-name.ts';
import type { RenderedPage } from '#platform/page-cache/page-cache.ts';
import type { GraphRequest } from '#graphql/graph-request.ts';
import { outsideOrigins, hasPrivacyChoices } from '../consent/privacy-rules.ts';
import { contentPolicy } from '../headers/content-policy.ts';
import { paymentHeaders, paymentSources } from '../headers/payment-sources.ts';
import type { Headers } from '../headers/security-headers.ts';
import { signInSources } from '../headers/sign-in-sources.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import type { Site } from '../site.ts';
import { cacheHeaders } from './cache-headers.ts';
import type { DrawnPage } from './drawn-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Pages that other sites may frame (rule 155). */
const FRAMABLE: ReadonlySet<string> = new Set(['embed-catalog', 'embed-form']);
/** Pages that show previews of other pages of ours in a frame. */
const FRAMING: ReadonlySet<string> = new Set(['mail-preview', 'publication-design-editor', 'user-design-editor']);
const FRAME_ORIGINS = embedFrameHosts.map((host) => `https://${host}`);

export type PageAddress = {
  readonly host: KnownHost;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The page that the route table names, if a route matched. */
  readonly page?: string;
  /** The variant of each experiment that the page may read; none if absent. */
  readonly experiments?: PageRequest['experiments'];
  /** Set for a preview, which is drawn as it is. */
  readonly theme?: PageRequest['theme'];
  /** True for a crawler: it's kept in no page cache, ours or one in front of us. */
  readonly isForCrawler?: boolean;
};

export type PageReader = {
  /** Null if the answer is for everyone; otherwise it's for this reader alone. */
  readonly session: PageRequest['session'];
  /** One for all documents of the page, so they share what's loaded. */
  readonly graph: GraphRequest;
};

/** Draws one page and says whether it may be kept: an answer with status 200 that is for everybody. */
export async function renderPage(
  site: Site,
  renderer: PageRenderer,
  address: PageAddress,
  reader: PageReader,
): Promise<RenderedPage> {
  const { host, path, query } = address;
  const result = await renderer.render({
    path,
    query: query.replace(/^\?/, ''),
    origin: host.origin,
    siteUrl: site.url,
    siteName: site.name,
    look: site.settings.look(),
    version: buildName,
    context: host.context,
    flags: pageFlags(site, reader.graph.viewer),
    experiments: address.experiments ?? {},
    experimentRoutes: site.experiments.running().flatMap(({ routes }) => routes),
    hasPrivacyChoices: hasPrivacyChoices(site),
    hasApp: mobileAppOf(site.settings.all()).linkScheme !== null,
    isPartnerProgramClosed: site.settings.all()['partner.isOpen'] === 'false',
    session: reader.session,
    theme: address.theme,
    execute: async (operationName, variables) => {
      const answer = await site.graph.executeTrusted(operationName, variables, reader.graph);
      if (answer.data === null) refuseInOutage(answer.errors);
      return answer;
    },
  });
  if (result.kind === 'redirect') return redirectPage(site, result.status, result.location, result.routeName);
  const isForAll = reader.session === null && !renderer.isDevelopment && address.isForCrawler !== true;
  const isCacheable = result.cacheable && result.status === 200 && isForAll;
  return {
    status: result.status,
    body: result.body,
    tags: result.cacheTags,
    isCacheable,
    headers: {
      ...pageHeadersOf(site, renderer, host, result, address.page),
      // During impersonation: a page left open changes when that's over.
      ...(reader.session?.impersonation && { refresh: `${reader.session.impersonation.secondsLeft + 1}` }),
      ...cacheHeaders({
        edge: site.config.edgeCache?.kind,
        isCacheable,
        routeName: result.routeName,
        tags: result.cacheTags,
        isOfGroup: Object.keys(address.experiments ?? {}).length > 0,
      }),
    },
  };
}

/** A page with nothing to show says why, if the graph knows. */
function refuseInOutage(errors: readonly GraphQLFormattedError[] = []): void {
  const outage = errors.find(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE')?.extensions?.['outage'];
  if (outage === 'FULL' || outage === 'AWAY') throw new OutageError(outage);
}

/**
 * A redirect of the router. It is never kept, since anybody can make up addresses that lead
 * elsewhere, and making it costs little.
 */
export function redirectPage(site: Site, status: 301 | 302, location: string, routeName: string): RenderedPage {
  return {
    status,
    body: '',
    tags: [],
    isCacheable: false,
    headers: {
      location,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': status === 301 ? 'public, max-age=300' : 'no-store',
      'x-route-name': routeName,
      ...site.pageHeaders,
    },
  };
}

/** The headers of a page, except those about caching. */
export function pageHeadersOf(
  site: Site,
  renderer: PageRenderer,
  host: KnownHost,
  result: DrawnPage,
  page?: string,
): Headers {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(site, renderer, host, result, page),
    'x-route-name': result.routeName,
    ...(result.robots === undefined ? {} : { 'x-robots-tag': result.robots }),
    vary: site.pageVary,
    ...site.pageHeaders,
    ...paymentHeaders(paymentSources(site.config, page), site.isHttps),
  };
}

function policyOf(
  site: Site,
  renderer: PageRenderer,
  host: KnownHost,
  result: DrawnPage,
  page: string | undefined,
): string {
  const siteOrigin = new URL(site.url).origin;
  return contentPolicy({
    scriptHashes: result.scriptHashes,
    styleHashes: result.styleHashes,
    frameOrigins: page !== undefined && FRAMING.has(page) ? ["'self'", ...FRAME_ORIGINS] : FRAME_ORIGINS,
    signIn: signInSources(site.config),
    payment: paymentSources(site.config, page),
    outside: outsideOrigins(site.settings.all()),
    searchHost: searchConfigOf(site).host?.split('/')[0],
    mainOrigin: host.origin === siteOrigin ? undefined : siteOrigin,
    isFramable: page !== undefined && FRAMABLE.has(page),
    isHttps: site.isHttps,
    isDevelopment: renderer.isDevelopment,
  });
}

const PROVIDERS = ['google', 'apple', 'facebook', 'x'] as const;

/** The flags that a page is given: those that are on, except sign-in methods that nobody set up. */
function pageFlags({ flags, config }: Pick<Site, 'flags' | 'config'>, viewer: Viewer | null): readonly string[] {
  const missing = new Set(
    PROVIDERS.filter((name) => config.signIn[name] === undefined).map((name) => `enable_${name}_sign_in`),
  );
  return flags.names(viewer).filter((name) => !missing.has(name));
}
