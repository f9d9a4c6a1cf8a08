import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '#web/features/ground/errors/ErrorBoundary.tsx';
import { ToastRegion } from '#web/parts/toast/ToastRegion.tsx';
import { type Graph, GraphContext } from './graph/graph-context.ts';
import { Announcer } from './router/Announcer.tsx';
import { RouterContext, type RouterState } from './router/router-context.ts';
import type { Screen } from './screen.ts';
import { type SignedInParts, SignedInPartsContext } from './signed-in-parts.ts';
import { type Site, SiteContext } from './site-context.ts';
import '#web/design/fonts.css';
import '#web/design/tokens.css';
import '#web/design/base.css';

type AppProps = {
  readonly graph: Graph;
  readonly site: Site;
  /** What pages have for whoever is signed in; undefined for everybody else. */
  readonly signedIn: SignedInParts | undefined;
  readonly children: ReactNode;
};

/** The providers and the boundary around everything; the last resort when a render fails (ROUTE-14). */
export function App({ graph, site, signedIn, children }: AppProps) {
  return (
    <SiteContext value={site}>
      <SignedInPartsContext value={signedIn}>
        <GraphContext value={graph}>
          <ErrorBoundary>
            {children}
            <ToastRegion />
            <Announcer />
          </ErrorBoundary>
        </GraphContext>
      </SignedInPartsContext>
    </SiteContext>
  );
}

const stay = () => undefined;

type Navigation = Pick<RouterState, 'isPending' | 'navigate'>;

/** One screen in its layout, with the route that its parts may ask for. */
export function ScreenView({ screen, navigation }: { screen: Screen; navigation?: Navigation }) {
  const { route, path, query, content, layout } = screen;
  const { isPending = false, navigate = stay } = navigation ?? {};
  const state = useMemo<RouterState>(
    () => ({ route, path, query, isPending, navigate }),
    [route, path, query, isPending, navigate],
  );
  return (
    <RouterContext value={state}>
      <layout.Component route={route}>{content}</layout.Component>
    </RouterContext>
  );
}
