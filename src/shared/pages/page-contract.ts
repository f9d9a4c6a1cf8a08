import type { ShownImpersonation } from '#shared/impersonation/draw-banner.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';

/** How the operator wants the site to look. */
export type SiteLook = {
  /** In place of our mark; empty where there is none. */
  readonly logoImageId: string;
  /** Custom properties that take the place of those in the style sheets; empty where there are none. */
  readonly css: string;
};

/** What `http` hands to `web/entry.server` to render one page, and what comes back. */
export type PageRequest = {
  /** Canonical path and query, as matched against the route table. */
  readonly path: string;
  readonly query: string;
  /** `https://host` that the reader used. */
  readonly origin: string;
  /** Public address of the main site, without a slash at its end. */
  readonly siteUrl: string;
  readonly siteName: string;
  /** Of the program that draws it, as errors of the page name it. */
  readonly version: string;
  readonly look: SiteLook;
  readonly context: RoutingContext;
  /** Names of the flags that are on for this viewer. */
  readonly flags: readonly string[];
  /** The variant of each experiment that this page may read; it is kept once for each combination of them. */
  readonly experiments: Readonly<Record<string, string>>;
  /** Routes whose pages read one that runs now. */
  readonly experimentRoutes: readonly string[];
  /** Whether some reader of the site is asked for consent, or something runs with it: the browser then finds out. */
  readonly hasPrivacyChoices: boolean;
  /** Whether the operator has an app that pages can be opened in. */
  readonly hasApp: boolean;
  /** Whether nobody new may join the partner program: no link leads to applying (rule 224). */
  readonly isPartnerProgramClosed: boolean;
  /** Null where the page is for everybody: it may then be kept, and holds nothing of anybody. */
  readonly session: PageSession | null;
  /** Drawn in this theme whatever the reader chose, and as it stands, without a script: a preview. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly assets: PageAssets;
  /**
   * Asked with all that a page hangs on, in one text: whether a page is there that was drawn of the same. Absent where
   * none is kept.
   */
  readonly isDrawn?: (inputs: string) => boolean;
  /** Runs a trusted document in process, through the same door as everyone (house, section 4). */
  readonly execute: ExecuteDocument;
};

/** What a page that is for one reader alone knows of them. */
export type PageSession = {
  /** What changes must send along; null where not even the browser is known. */
  readonly xsrf: string | null;
  readonly isLoggedIn: boolean;
  /** Where staff look at the site as somebody: every page says so. */
  readonly impersonation?: ShownImpersonation | undefined;
};

export type ExecuteDocument = (
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<DocumentAnswer>;

export type DocumentAnswer = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    /** `code` says whose mistake it was: `BAD_REQUEST`, `FORBIDDEN`, `INTERNAL`. */
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
};

/** Addresses of built files; in development Vite's own. */
export type PageAssets = {
  /** The loader of about 1 KB, the only script that a page starts with: its text, for the page's head; in development its address. */
  readonly loader: { readonly text: string } | { readonly address: string };
  /** Address of the client entry, fetched by the loader at the first sign of intent. */
  readonly entry: string;
  /** Style sheets of the entry and of each page chunk, by page name. */
  readonly styles: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of what pages have for whoever is signed in. */
  readonly signedInStyles: readonly string[];
  /** Their scripts, and the client that asks for more: fetched with the page. */
  readonly signedInScripts: readonly string[];
  /** Script chunks of each page, by page name, for preloading. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Style elements for development, so that no page flashes unstyled. */
  readonly inlineStyles?: string;
};

export type PageResult =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly routeName: string;
      /** The whole document, from the doctype on. */
      readonly html: string;
      /** The text of each inline script and style, so that the policy can name its hash. */
      readonly inlineScripts: readonly string[];
      readonly inlineStyles: readonly string[];
      /** `post:ID`, `user:ID`, `collection:ID`, `tag:SLUG`, `home`: the page is purged when one changes. */
      readonly cacheTags: readonly string[];
      readonly cacheable: boolean;
      readonly robots?: string;
    }
  /** As it was drawn before: `isDrawn` said that it is there. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string; readonly routeName: string };
