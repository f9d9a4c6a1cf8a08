import type { RoutingContext } from '#shared/routes/routing-context.ts';

/** `window.__PRELOADED_STATE__`: the same for all readers of an address, so that the page can be kept (2§3.1). */
export type PreloadedState = {
  readonly config: { readonly productName: string; readonly version: string; readonly siteUrl: string };
  readonly client: { readonly hydrated: boolean; readonly routingEntity: RoutingContext; readonly viewerIsBot: boolean };
  readonly navigation: { readonly currentLocation: string; readonly queryString: string };
  readonly flags: readonly string[];
  /** Keys of the documents whose answers stand in the HTML alone. */
  readonly takenFromHtml: readonly string[];
};
