import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { PageRequest, PageResult, PageSession } from '#shared/pages/page-contract.ts';
import { createMatcher, type Matcher } from '#shared/routes/match-route.ts';
import { describeRoutingError } from '#shared/routes/routing-error.ts';
import { routes } from '#shared/routes/route-table.ts';
import { App, ScreenView } from '#web/app/App.tsx';
import { logWarning } from '#web/app/browser-log.ts';
import { cacheTags } from '#web/app/document/cache-tags.ts';
import { pageInputs } from '#web/app/document/page-inputs.ts';
import { publicationIcon } from '#web/app/document/publication-icon.ts';
import { writeDocument } from '#web/app/document/write-document.ts';
import { operationName } from '#web/app/graph/field-key.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { graphKey } from '#web/app/graph/graph-key.ts';
import { isFailedAnswer } from '#web/app/graph/is-failed-answer.ts';
import { isRefused, RefusedDocument } from '#web/app/graph/refused-document.ts';
import { createServerGraph } from '#web/app/graph/server-graph.ts';
import { type GraphState, writeState } from '#web/app/graph/write-state.ts';
import { loadLayout } from '#web/app/layouts/layout-registry.tsx';
import type { PreloadedState } from '#web/app/preloaded-state.ts';
import { type AskDocument, resolveScreen } from '#web/app/resolve-screen.ts';
import { createKeptDrawer } from '#web/app/still/draw-kept.tsx';
import { DrawKeptContext } from '#web/app/still/kept.tsx';
import type { Screen } from '#web/app/screen.ts';
import type { SignedInParts } from '#web/app/signed-in-parts.ts';
import { type Site, SiteContext } from '#web/app/site-context.ts';
import { VisitorMenu } from '#web/features/ground/header/VisitorMenu.tsx';
import { RoutingErrorScreen } from '#web/features/ground/errors/RoutingErrorScreen.tsx';
import { ServerErrorScreen } from '#web/features/ground/errors/ServerErrorScreen.tsx';
import { NO_APP_ON_ANDROID } from '#web/features/running/open-in-app/android-boot.ts';
import { signedInParts } from '#web/features/ground/signed-in/signed-in-parts.tsx';
import {
  type PublicationFaviconQuery,
  PublicationFaviconQueryDocument,
} from '#web/generated/PublicationFaviconQuery.ts';
import { UnreadNotificationCountDocument } from '#web/generated/UnreadNotificationCount.ts';
import { type SearchConfigQuery, SearchConfigQueryDocument } from '#web/generated/SearchConfigQuery.ts';
import { UsePaymentMethodRetentionQueryDocument } from '#web/generated/UsePaymentMethodRetentionQuery.ts';
import { UseReactivateMembershipUpsellQueryDocument } from '#web/generated/UseReactivateMembershipUpsellQuery.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

const GRAPHQL_URI = '/_/graphql';
const matchers = new Map<string, Matcher>();

function matcherFor(type: PageRequest['context']['type']): Matcher {
  const known = matchers.get(type);
  if (known !== undefined) return known;
  const matcher = createMatcher(routes, type, logWarning);
  matchers.set(type, matcher);
  return matcher;
}

/** Draws the page of an address: its documents in process, React to a string, the whole document around it. */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  const site: Site = {
    name: request.siteName,
    logoImageId: request.look.logoImageId,
    url: request.siteUrl,
    context: request.context,
    flags: request.flags,
    experiments: request.experiments,
    hasApp: request.hasApp,
    isPartnerProgramClosed: request.isPartnerProgramClosed,
    hasPrivacyChoices: request.hasPrivacyChoices,
  };
  const isSignedIn = request.session?.isLoggedIn === true;
  const answers = new Map<string, unknown>();
  const handedState: GraphState = { ROOT_QUERY: { __typename: 'Query' } };
  // In the order in which documents are asked, whichever comes first: every process then writes the same page.
  const turns: { write?: () => void }[] = [];
  const ask: AskDocument = async (query) => {
    const turn: (typeof turns)[number] = {};
    turns.push(turn);
    const { document, variables } = query;
    const name = operationName(document);
    const { data, errors } = await request.execute(name, variables);
    if (isRefused(errors)) throw new RefusedDocument(name);
    // Partial data is accepted; nothing at all is a failure of the page.
    if (data === null) throw new Error(errors?.[0]?.message ?? `No answer to ${name}`);
    const key = graphKey(document, variables);
    answers.set(key, data);
    // What the browser reads from the HTML is not sent twice.
    const isInHtml = query.isTakenFromHtml === true || (query.isStill === true && !isSignedIn);
    if (!isInHtml) turn.write = () => writeState(handedState, document, variables, data);
    return { data, isFailed: isFailedAnswer({ data, errors }) };
  };
  const resolution = await resolveScreen({
    path: request.path,
    query: new URLSearchParams(request.query),
    matcher: matcherFor(request.context.type),
    site,
    isSignedIn,
    ask,
  });
  if (resolution.kind === 'redirect') {
    const { location, isTemporary, routeName } = resolution;
    return { kind: 'redirect', status: isTemporary ? 302 : 301, location, routeName };
  }
  const { screen } = resolution;
  if (isSignedIn) {
    // What stands on every page of theirs: asked for later, it would come after a phone has fetched the graph's client.
    const ofViewer = [
      ViewerQueryDocument,
      UnreadNotificationCountDocument,
      UseReactivateMembershipUpsellQueryDocument,
      UsePaymentMethodRetentionQueryDocument,
    ];
    await Promise.all(ofViewer.map((document) => ask({ document, variables: {} })));
  }
  const icon = await iconOf(request, answers);
  const search = await searchConfigOf(request);
  const inputs = pageInputs(request, screen, answers, search);
  if (inputs !== undefined && request.isDrawn?.(inputs) === true) return { kind: 'drawn' };
  for (const { write } of turns) write?.();
  const preloadedState: PreloadedState = {
    config: {
      productName: site.name,
      logoImageId: request.look.logoImageId,
      version: request.version,
      siteUrl: site.url,
      search,
      hasPrivacyChoices: request.hasPrivacyChoices,
      hasApp: request.hasApp,
      isPartnerProgramClosed: request.isPartnerProgramClosed,
    },
    client: { hydrated: false, routingEntity: site.context, viewerIsBot: false },
    navigation: { currentLocation: request.path, queryString: request.query },
    screen: drawnScreen(screen),
    flags: site.flags,
    ...(Object.keys(request.experiments).length > 0 && { experiments: request.experiments }),
    ...(!isSignedIn && request.experimentRoutes.length > 0 && { experimentRoutes: request.experimentRoutes }),
    session: {
      xsrf: request.session?.xsrf ?? null,
      isLoggedInCookie: isSignedIn,
      isSpoofed: request.session?.impersonation !== undefined,
    },
  };
  const isStill = screen.isStill === true || request.theme !== undefined;
  const written = writeDocument({
    head: screen.head,
    icon,
    siteName: site.name,
    siteCss: request.look.css,
    robots: screen.robots,
    ...drawScreen(screen, site, createServerGraph(answers, handedState), isSignedIn ? signedInParts : undefined),
    theme: request.theme,
    behind: isSignedIn || isStill ? undefined : drawVisitorMenu(site),
    assets: request.assets,
    isSignedIn,
    impersonation: request.session?.impersonation,
    hidesAppOnAndroid: request.hasApp && site.flags.includes(NO_APP_ON_ANDROID),
    page: screen.drawn?.page,
    start: isStill ? undefined : { preloadedState, apolloState: handedState, graphqlUri: GRAPHQL_URI },
  });
  const routeName = screen.route?.name ?? 'NotFound';
  return {
    kind: 'page',
    status: screen.status,
    routeName,
    ...written,
    cacheTags: cacheTags(answers.values(), routeName),
    cacheable: screen.isCacheable,
    robots: screen.robots,
  };
}

function drawnScreen({ kind, drawn, status }: Screen): PreloadedState['screen'] {
  if (drawn === undefined) throw new Error('A screen without a page cannot be taken over');
  return { kind, ...drawn, status };
}

const searchConfigs = new WeakMap<PageRequest['assets'], SearchConfigQuery['searchConfig']>();

/** Where the browser searches: the same as long as the program runs, so that it is asked once. */
async function searchConfigOf({ assets, execute }: PageRequest): Promise<SearchConfigQuery['searchConfig'] | null> {
  const known = searchConfigs.get(assets);
  if (known !== undefined) return known;
  const { data } = await execute(operationName(SearchConfigQueryDocument), {});
  if (data === null) return null;
  const { searchConfig } = data as SearchConfigQuery;
  searchConfigs.set(assets, searchConfig);
  return searchConfig;
}

/** A publication's own icon, on its own domain; its page is then purged with the publication. */
async function iconOf({ context, execute }: PageRequest, answers: Map<string, unknown>): Promise<string | undefined> {
  if (context.type !== 'COLLECTION') return undefined;
  const variables = { domainOrSlug: context.collectionSlug };
  const { data } = await execute(operationName(PublicationFaviconQueryDocument), variables);
  if (data === null) return undefined;
  answers.set(graphKey(PublicationFaviconQueryDocument, variables), data);
  return publicationIcon(data as PublicationFaviconQuery);
}

/** Links that React sets before its output, to fetch the first picture early: their place is the head. */
const HOISTED = /^(?:<link [^>]*>)*/;

function drawScreen(
  screen: Screen,
  site: Site,
  graph: Graph,
  signedIn?: SignedInParts,
): { readonly body: string; readonly hoistedLinks: string } {
  const kept = createKeptDrawer(site);
  const drawn = renderToString(
    <DrawKeptContext value={signedIn === undefined ? kept.draw : undefined}>
      <App graph={graph} site={site} signedIn={signedIn}>
        <ScreenView screen={screen} />
      </App>
    </DrawKeptContext>,
  );
  const hoistedLinks = HOISTED.exec(drawn)?.[0] ?? '';
  return { body: drawn.slice(hoistedLinks.length), hoistedLinks: hoistedLinks + kept.hoistedLinks() };
}

/** One for each site that the program answers for. */
const visitorMenus = new LRUCache<string, string>({ max: 100 });

/** Behind every page that somebody may see signed out, also where the layout has no button for it. */
function drawVisitorMenu(site: Site): string {
  const key = JSON.stringify(site);
  const known = visitorMenus.get(key);
  if (known !== undefined) return known;
  const drawn = renderToStaticMarkup(
    <SiteContext value={site}>
      <VisitorMenu />
    </SiteContext>,
  );
  visitorMenus.set(key, drawn);
  return drawn;
}

export type ErrorPageRequest = Pick<PageRequest, 'siteName' | 'look' | 'siteUrl' | 'context' | 'assets'> &
  Pick<PageSession, 'impersonation'>;

/**
 * The page for a status that no screen answers: 500 and 409 (ROUTE-11), else `[status]: statusText`
 * (ROUTE-12). It asks nothing and starts no script.
 */
export async function renderErrorPage(
  status: number,
  statusText: string,
  request: ErrorPageRequest,
): Promise<PageResult> {
  const site: Site = {
    name: request.siteName,
    logoImageId: request.look.logoImageId,
    url: request.siteUrl,
    context: request.context,
    flags: [],
  };
  const shown = describeRoutingError({ status, statusText });
  const text = shown.kind === 'message' ? shown.text : `[${status}]: ${statusText}`;
  const content: ReactNode =
    status === 500 || status === 409 ? <ServerErrorScreen status={status} /> : <RoutingErrorScreen text={text} />;
  const screen: Screen = {
    kind: 'notFound',
    route: undefined,
    path: '/',
    query: new URLSearchParams(),
    // Nothing there needs a script: the way home, the message and the footer.
    layout: await loadLayout('wordmark'),
    content,
    head: { title: statusText },
    queries: [],
    drawn: undefined,
    status,
    isCacheable: false,
  };
  const written = writeDocument({
    head: screen.head,
    siteName: site.name,
    siteCss: request.look.css,
    robots: 'noindex',
    ...drawScreen(screen, site, createServerGraph(new Map(), {})),
    assets: request.assets,
    impersonation: request.impersonation,
    page: undefined,
  });
  return { kind: 'page', status, routeName: 'Error', ...written, cacheTags: [], cacheable: false, robots: 'noindex' };
}
