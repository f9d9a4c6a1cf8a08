import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import fastify from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { listenToPathWarnings } from '#shared/routes/build-path.ts';
import { drainServer, endConnections } from '#platform/process/drain-server.ts';
import { createSharedLimiter } from '#platform/limits/shared-limiter.ts';
import { readPricedCountries } from '#modules/money/memberships/read-priced-countries.ts';
import { readWithholdingCountries } from '#modules/stories/stories/read-withholding-countries.ts';
import { registerArchives } from './accounts/archive-endpoint.ts';
import { registerEmailChanges } from './accounts/email-change-endpoints.ts';
import { registerAuth } from './auth/auth-endpoints.ts';
import { registerSignInForms } from './auth-forms/sign-in-form-endpoint.ts';
import { registerApi } from './api/api-endpoints.ts';
import { registerAppLinks } from './app-links/app-link-endpoints.ts';
import { registerAuthProviders } from './auth-providers/auth-providers.ts';
import { registerCards } from './cards/card-endpoint.ts';
import { registerEpubs } from './epubs/epub-endpoint.ts';
import { wantsActivity } from './federation/activity-redirect.ts';
import { registerFederation } from './federation/federation-endpoints.ts';
import { registerBookmarks } from './bookmarks/bookmark-endpoint.ts';
import { createCacheLookup } from './cache-lookup.ts';
import { registerPrivacy } from './consent/privacy-endpoint.ts';
import { createReaderCountries } from './country/reader-countries.ts';
import { registerTestClock } from './test-clock/test-clock-endpoint.ts';
import { registerDemo } from './demo/demo-endpoint.ts';
import { registerDesignPreviews } from './designs/preview-endpoint.ts';
import { registerDevMail } from './dev-mail/dev-mail-endpoint.ts';
import { registerDrafts } from './drafts/draft-endpoints.ts';
import { registerMailPreviews } from './drafts/mail-preview-endpoint.ts';
import { registerEmailLinks } from './email-auth/email-link-endpoint.ts';
import { registerErrorAnswers } from './errors/error-answers.ts';
import { registerGraphEndpoint } from './graph-endpoint.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { createTrustedProxies } from './headers/trusted-proxies.ts';
import { registerProxyWarning } from './headers/warn-of-proxy.ts';
import { hasSeveralHosts } from './hosts/several-hosts.ts';
import { leadFromTwin } from './hosts/lead-from-twin.ts';
import { createKnownHosts } from './hosts/known-hosts.ts';
import { readDomains } from './hosts/read-domains.ts';
import { registerHealth } from './health.ts';
import { registerIfttt } from './ifttt/ifttt-endpoints.ts';
import { guardImpersonation } from './impersonation/guard-impersonation.ts';
import { registerImpersonation } from './impersonation/impersonation-endpoints.ts';
import { registerImages } from './images/image-endpoint.ts';
import { registerListShares } from './list-shares/share-list-endpoint.ts';
import { boundDatabaseWaits } from './limits/bound-database-waits.ts';
import { registerTurns } from './limits/take-turns.ts';
import { registerBodyWeights } from './limits/weigh-bodies.ts';
import { listenForPurges } from './listen-for-purges.ts';
import { registerOAuth } from './oauth/oauth-endpoints.ts';
import { registerOEmbed } from './oembed/oembed-endpoint.ts';
import { openBuiltRenderer, type PageRenderer } from './pages/page-renderer.ts';
import { createPageHandler } from './pages/serve-page.ts';
import { sendPlain } from './plain-answer.ts';
import { createProgramCounter } from './programs/program-counter.ts';
import { measureRequests } from './measure-requests.ts';
import { measurePurgeLag } from './purge-lag.ts';
import { requestIdOf } from './request-id.ts';
import { createSiteCache } from './site-cache.ts';
import { createSiteExperiments } from './site-experiments.ts';
import { createSiteFlags } from './site-flags.ts';
import { createSiteSettings } from './site-settings.ts';
import type { HttpServerOptions, Site } from './site.ts';
import { refuseAtRest } from './refuse-at-rest.ts';
import { registerSearch } from './search/search-endpoint.ts';
import { tellWritten } from './session/reading-place.ts';
import { registerSetup } from './setup/setup-endpoint.ts';
import { registerQuotes } from './quotes/quote-endpoint.ts';
import { registerShares } from './shares/share-endpoint.ts';
import { registerSitemap } from './sitemap/sitemap-endpoint.ts';
import { registerSiteFiles } from './static/site-files-endpoint.ts';
import { registerErrorReports } from './telemetry/error-endpoint.ts';
import { registerTelemetry } from './telemetry/batch-endpoint.ts';
import { registerPerformanceReports } from './telemetry/performance-endpoint.ts';
import { registerAssets } from './static/assets-endpoint.ts';
import { registerArchivePieces } from './uploads/archive-piece-endpoint.ts';
import { registerSubscriberLists } from './uploads/subscriber-list-endpoint.ts';
import { registerUploads } from './uploads/upload-endpoint.ts';
import { registerServiceWorker } from './pushes/service-worker-endpoint.ts';
import { registerNewsletters } from './subscribing/newsletter-endpoints.ts';
import { registerAuditFile } from './audit-file/audit-file.ts';
import { registerEarningsFile } from './stats/earnings-file.ts';
import { registerStatsFiles } from './stats/stats-files.ts';
import { registerSubscriberFiles } from './subscribing/subscriber-files.ts';
import { registerSubscribing } from './subscribing/subscribe-endpoint.ts';
import { registerTlsAsk } from './tls/ask-endpoint.ts';
import { registerAcmeChallenges } from './tls/challenge-endpoint.ts';
import { leadingToTls } from './tls/secure-redirect.ts';
import { openCertificates, startSecureServer } from './tls/secure-server.ts';
import { traceRequests } from './trace-requests.ts';
import { registerUnsubscribing } from './unsubscribing/unsubscribe-endpoint.ts';
import { registerVotes } from './votes/vote-endpoint.ts';
import { registerMailWebhook } from './webhooks/mail-webhook.ts';
import { registerWebhooks } from './webhooks/webhook-endpoints.ts';

export type { HttpServerOptions } from './site.ts';

export type HttpServer = {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Where it listens for TLS; undefined where a proxy in front does. */
  readonly securePort: number | undefined;
  /** Says by `/readyz` that readers should be sent elsewhere. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
};

const MOST_BYTES = 1_048_576;

/**
 * Starts the web server: a page that is in the cache is sent before Fastify sees the request, all else
 * goes through Fastify's routes, and what no route takes is a page. Throws where the port is taken or
 * the build is missing.
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const site = createSite(options);
  listenToPathWarnings((message) => options.log.warn({ message }, 'a path was built that leads nowhere'));
  const distFolder = resolve(options.distFolder ?? 'dist');
  const lookUp = createCacheLookup(site);
  const programs = createProgramCounter(site);
  const measures = measureRequests(site);
  const traces = traceRequests(site);
  const certificates = options.config.isOwnTls ? openCertificates(site) : undefined;
  const listeners: RequestListener[] = [];
  const app = fastify({
    serverFactory: (handle) => {
      const listen: RequestListener = (request, response) => {
        if (hasSeveralHosts(request)) return sendPlain(response, 400, serverMessages.severalHosts);
        const looked = site.hosts.looked(request.headers.host);
        if (looked === undefined) return answer(request, response);
        looked.then(
          () => answer(request, response),
          () => sendPlain(response, 503, serverMessages.busy),
        );

        function answer(asking: IncomingMessage, answering: ServerResponse): void {
          if (leadFromTwin(site, asking, answering)) return;
          measures?.note(answering);
          programs.note(asking, answering);
          // In maintenance nothing that is kept is shown either.
          const isDown = site.settings.all()['site.mode'] === 'maintenance';
          if (!isDown && !wantsActivity(asking.headers) && lookUp(asking, answering)) return;
          traces.note(asking, answering);
          // A body parser would wait forever for the end of a body that ended before it listened.
          if (asking.readableEnded) delete asking.headers['content-type'];
          tellWritten(site, asking, answering, () => handle(asking, answering));
        }
      };
      listeners.push(listen);
      return createServer(
        { ...socketLimits, ...withoutBodies },
        certificates ? leadingToTls(site, certificates, listen) : listen,
      );
    },
    logger: false,
    // What the router itself cannot read never reaches the error handler.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      sendPlain(reply.raw, 400, serverMessages.badAddress);
    },
    bodyLimit: MOST_BYTES,
    // Behind a proxy the operator says so; otherwise anybody could choose the network that is counted.
    trustProxy: site.proxies?.trusts ?? false,
    genReqId: (request) => requestIdOf(request),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    return503OnClosing: false,
  });
  // Any page elsewhere can send text/plain without a preflight, so nothing here reads it.
  app.removeContentTypeParser('text/plain');
  registerErrorAnswers(app, site);
  traces.register(app);
  registerBodyWeights(app, site);
  registerProxyWarning(app, site);
  registerTurns(app, site);
  boundDatabaseWaits(app);
  refuseAtRest(app, site);
  guardImpersonation(app, site);
  const health = registerHealth(app, site);
  registerTlsAsk(app, site);
  registerAcmeChallenges(app, site);
  registerGraphEndpoint(app, site);
  registerImages(app, site);
  registerSitemap(app, site);
  registerCards(app, site);
  registerEpubs(app, site);
  registerOEmbed(app, site);
  registerAuth(app, site);
  registerImpersonation(app, site);
  registerEmailLinks(app, site);
  registerEmailChanges(app, site);
  registerArchives(app, site);
  registerUploads(app, site);
  registerArchivePieces(app, site);
  registerSubscriberLists(app, site);
  registerSubscriberFiles(app, site);
  registerStatsFiles(app, site);
  registerEarningsFile(app, site);
  registerAuditFile(app, site);
  registerVotes(app, site);
  registerWebhooks(app, site);
  registerMailWebhook(app, site);
  registerFederation(app, site);
  registerUnsubscribing(app, site);
  registerSubscribing(app, site);
  registerNewsletters(app, site);
  registerServiceWorker(app, site);
  registerQuotes(app, site);
  registerShares(app, site);
  registerDrafts(app, site);
  registerMailPreviews(app, site);
  registerBookmarks(app, site);
  registerListShares(app, site);
  registerDevMail(app, site);
  registerDemo(app, site);
  registerTestClock(app, site);
  registerAuthProviders(app, site);
  registerOAuth(app, site);
  registerApi(app, site);
  registerIfttt(app, site);
  registerTelemetry(app, site);
  registerSearch(app, site);
  registerPerformanceReports(app, site);
  registerErrorReports(app, site);
  registerPrivacy(app, site);
  registerAppLinks(app, site);
  registerSiteFiles(app, site);
  await registerAssets(app, site, distFolder);
  const renderer = await openRenderer(app, options, distFolder);
  registerSignInForms(app, site, renderer);
  registerSetup(app, site, renderer);
  registerDesignPreviews(app, site, renderer);
  const servePage = createPageHandler(site, renderer);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });
  await Promise.all([site.flags, site.experiments, site.settings, site.countries].map((kept) => kept.reload()));
  const stopListening = await listenForPurges(site);
  const stopTiming = options.config.metrics === undefined ? undefined : await measurePurgeLag(site.database);
  const stopSharing = await site.limiter.start();
  const address = await app.listen({ host: options.config.host, port: options.config.port });
  const [listener] = listeners;
  const secure = certificates && listener && (await startSecureServer(site, certificates, socketLimits, listener));
  return {
    address,
    securePort: secure?.port,
    drain: () => {
      health.drain();
      endConnections(app.server);
    },
    close: async () => {
      await Promise.all([drainServer(app.server), secure?.close()]);
      measures?.stop();
      await traces.stop();
      await programs.stop();
      await stopSharing();
      await stopTiming?.();
      await stopListening();
      await app.close();
    },
  };
}

/** Against clients that open a request and never finish it. Milliseconds and bytes. */
const socketLimits = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
};

/** Node builds no stream for a request without a body, which is a tenth of the work of a page from the cache. */
const withoutBodies = { optimizeEmptyRequests: true };

function openRenderer(
  app: Parameters<typeof registerErrorAnswers>[0],
  options: HttpServerOptions,
  distFolder: string,
): Promise<PageRenderer> {
  if (options.config.environment !== 'development') return openBuiltRenderer(distFolder);
  return import('./pages/development-renderer.ts').then((module) => module.openDevelopmentRenderer(app));
}

function createSite(options: HttpServerOptions): Site {
  const { config, database, clock, log } = options;
  const isHttps = config.siteUrl.startsWith('https:');
  const proxies = createTrustedProxies(config.trustedProxies);
  const settings = createSiteSettings(database);
  return {
    ...options,
    isUncached: options.isUncached === true || config.pageCacheMegabytes === 0,
    isUnlimited: options.isUncached === true,
    get name() {
      return settings.all()['site.name'];
    },
    url: config.siteUrl,
    isHttps,
    proxies,
    countries: createReaderCountries({
      header: config.countryHeader,
      proxies,
      loadDiffering: async () => [
        ...(await readWithholdingCountries(database)),
        ...(await readPricedCountries(database)),
      ],
    }),
    pageVary: config.countryHeader === undefined ? 'cookie' : `cookie, ${config.countryHeader}`,
    hosts: createKnownHosts(config.siteUrl, (names) => readDomains(database, names)),
    flags: createSiteFlags(database),
    experiments: createSiteExperiments(database),
    settings,
    cache: createSiteCache({
      clock,
      log,
      megabytes: Math.max(1, config.pageCacheMegabytes),
      isReadLate: config.databaseReadUrls.length > 0,
    }),
    limiter: createSharedLimiter({ clock, log, broadcast: options.broadcast ?? database }),
    pageHeaders: securityHeaders({ isHttps }),
    sharedHeaders: securityHeaders({ isHttps, isShared: true }),
  };
}
