import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { Screen } from './screen.ts';

/** `window.__PRELOADED_STATE__`: the same for all readers of an address, so that the page can be kept (2§3.1). */
export type PreloadedState = {
  readonly config: { readonly productName: string; readonly version: string; readonly siteUrl: string };
  readonly client: {
    readonly hydrated: boolean;
    readonly routingEntity: RoutingContext;
    readonly viewerIsBot: boolean;
  };
  readonly navigation: { readonly currentLocation: string; readonly queryString: string };
  /** What the server drew, so that the browser draws the same without looking for it. */
  readonly screen: {
    readonly kind: Screen['kind'];
    readonly page: string;
    readonly layout: string;
    readonly route: RouteMatch;
    readonly status: number;
  };
  readonly flags: readonly string[];
};
