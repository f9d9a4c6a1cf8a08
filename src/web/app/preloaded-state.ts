import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { SearchConfig } from '#shared/search/search-config.ts';
import type { Screen } from './screen.ts';

/** `window.__PRELOADED_STATE__`: but for `session` the same for all readers of an address, so that a page without one can be kept. */
export type PreloadedState = {
  readonly config: {
    readonly productName: string;
    /** In place of our mark; empty where there is none. */
    readonly logoImageId: string;
    readonly version: string;
    readonly siteUrl: string;
    /** Null where search could not say. */
    readonly search: SearchConfig | null;
    /** Whether there is anything to ask consent for, of anybody. */
    readonly hasPrivacyChoices: boolean;
    /** Whether the operator has an app that pages can be opened in. */
    readonly hasApp: boolean;
    /** Whether nobody new may join the partner program: no link leads to applying (rule 224). */
    readonly isPartnerProgramClosed: boolean;
  };
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
  /** The variant of each experiment that this page may read; absent where there is none. */
  readonly experiments?: Readonly<Record<string, string>>;
  /** Routes whose pages are assigned to a visitor by the server: it draws them; absent where there is none. */
  readonly experimentRoutes?: readonly string[];
  readonly session: {
    /** Null on a page that is for everybody: whoever needs one asks `/_/visitor`. */
    readonly xsrf: string | null;
    readonly isLoggedInCookie: boolean;
    /** Somebody of staff looks as the viewer, and nothing that happens is the viewer's (rule 248). */
    readonly isSpoofed: boolean;
  };
};
