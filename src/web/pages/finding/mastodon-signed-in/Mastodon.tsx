import type { RouteMatch } from '#shared/routes/match-route.ts';
import { FederationPanel } from '#web/features/finding/federation/FederationPanel.tsx';
import { SitePageView } from '#web/features/running/site-pages/SitePageView.tsx';

/** The words of the site about the fediverse, and below them what the viewer does there. */
export function Mastodon({ route }: { readonly route: RouteMatch }) {
  return (
    <SitePageView route={route}>
      <FederationPanel />
    </SitePageView>
  );
}
