import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { listenToPathWarnings } from '#shared/routes/build-path.ts';
import { logWarning } from './browser-log.ts';
import { clientState } from './client-state.ts';
import type { PageDefinition } from './page-definition.ts';
import { createBrowserGraph } from './graph/browser-graph.ts';
import { openFirstScreen } from './open-first-screen.ts';
import { currentRoute } from './router/current-route.ts';
import { removePreExpanded } from './router/history-state.ts';
import { Router } from './router/Router.tsx';
import type { Site } from './site-context.ts';
import { readStartData } from './start-errors.ts';
import { watchSignInLinks } from '#web/features/identity/sign-in/watch-sign-in-links.ts';

/**
 * Takes the server's page over: start-up data, root, hydration, `hydrated` flag. Calls `onDrawn`
 * before anything is drawn anew, and resolves when the page answers; without a root it warns and stops.
 */
export async function startApp(host: Window, page: PageDefinition, onDrawn: () => void): Promise<void> {
  const { preloadedState, graphqlUri, apolloState } = readStartData(host);
  const root = document.getElementById('root');
  if (root === null) {
    logWarning('Expected root element to exist');
    return;
  }
  removePreExpanded();
  listenToPathWarnings(logWarning);
  const { config, client, flags, experiments } = preloadedState;
  const site: Site = {
    name: config.productName,
    logoImageId: config.logoImageId,
    url: config.siteUrl,
    context: client.routingEntity,
    flags,
    experiments,
    hasApp: config.hasApp,
    isPartnerProgramClosed: config.isPartnerProgramClosed,
  };
  const graph = createBrowserGraph({
    state: apolloState,
    loadClient: async () => {
      const { createApolloGraph } = await import('./graph/apollo-graph.ts');
      return createApolloGraph(apolloState, { uri: graphqlUri, version: config.version, route: currentRoute });
    },
  });
  const loadLoader = async () => {
    const { createScreenLoader } = await import('./router/screen-loader.ts');
    const loader = createScreenLoader({ site, graph });
    // The server decides about each page that staff see as somebody else.
    return preloadedState.session.isSpoofed ? { ...loader, isOurs: () => false } : loader;
  };
  const [first, signedIn] = await Promise.all([
    openFirstScreen(preloadedState, page),
    preloadedState.session.isLoggedInCookie
      ? import('../features/ground/signed-in/signed-in-parts.tsx').then(({ openSignedInParts }) =>
          openSignedInParts(preloadedState.screen.page),
        )
      : undefined,
  ]);
  await new Promise<void>((resolve) => {
    // In slices of some milliseconds, so that a slow phone still scrolls meanwhile.
    startTransition(() => {
      hydrateRoot(
        root,
        <App graph={graph} site={site} signedIn={signedIn}>
          <Router first={first} loadLoader={loadLoader} site={site} onDrawn={onDrawn} onReady={resolve} />
        </App>,
      );
    });
  });
  watchSignInLinks();
  clientState.setHydrated();
  void import('../features/ground/after-start/after-start.ts').then((after) => after.afterStart(preloadedState, graph));
  if (host.location.search !== '') {
    const { consumeOneShots } = await import('./one-shot-parameters.ts');
    consumeOneShots(host);
  }
}
