import { hydrateRoot } from 'react-dom/client';
import { createMatcher } from '#shared/routes/match-route.ts';
import { routes } from '#shared/routes/route-table.ts';
import { App } from './App.tsx';
import { clientState } from './client-state.ts';
import { createBrowserGraph } from './graph/browser-graph.ts';
import { currentRoute } from './router/current-route.ts';
import { createScreenLoader } from './router/screen-loader.ts';
import { Router } from './router/Router.tsx';
import { removePreExpanded } from './router/history-state.ts';
import type { Site } from './site-context.ts';
import { readStartData } from './start-errors.ts';
import { showStartToasts } from './start-toasts.ts';

/**
 * Takes the server's page over (2§4.8): start-up data, root, hydration, `hydrated` flag. Resolves when
 * the page answers; without a root it warns and stops.
 */
export async function startApp(host: Window): Promise<void> {
  const { preloadedState, graphqlUri, apolloState } = readStartData(host);
  const root = document.getElementById('root');
  if (root === null) {
    console.warn('Expected root element to exist');
    return;
  }
  removePreExpanded();
  const { config, client, flags, takenFromHtml } = preloadedState;
  const site: Site = { name: config.productName, url: config.siteUrl, context: client.routingEntity, flags };
  const graph = createBrowserGraph({
    state: apolloState,
    loadClient: async () => {
      const { createApolloGraph } = await import('./graph/apollo-graph.ts');
      return createApolloGraph(apolloState, { uri: graphqlUri, version: config.version, route: currentRoute });
    },
  });
  const loader = createScreenLoader({ matcher: createMatcher(routes, site.context.type), site, graph, takenFromHtml });
  const first = await loader.load(new URL(host.location.href));
  // What the server showed as a page the browser would call a redirect only if the two differ in version.
  if (first.kind !== 'screen') return;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <App graph={graph} site={site}>
        <Router first={first.screen} loader={loader} site={site} onReady={resolve} />
      </App>,
    );
  });
  clientState.setHydrated();
  showStartToasts(host);
}
