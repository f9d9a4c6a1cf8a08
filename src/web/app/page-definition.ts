import type { RoutingContext } from '#shared/routes/routing-context.ts';
import type { ComponentType } from 'react';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';

/** One document that a page needs before it renders, with its variables. */
export type PageQuery = {
  readonly document: TypedDocument<unknown, Record<string, unknown>>;
  readonly variables: Readonly<Record<string, unknown>>;
  /**
   * True where the browser finds the answer in the HTML (the story body): the answer is then not
   * written into `__APOLLO_STATE__`.
   */
  readonly isTakenFromHtml?: boolean;
  /** True where still parts alone show the answer: a visitor's browser keeps what they drew, and is not sent it. */
  readonly isStill?: boolean;
};

/** What a page's answer means for the response. */
export type PageOutcome =
  | {
      readonly kind: 'show';
      readonly status?: number;
      readonly robots?: string;
      readonly isCacheable?: boolean;
      /** True where no script of ours is started, so that nothing tells anybody of its address. */
      readonly isStill?: boolean;
    }
  | { readonly kind: 'notFound' }
  /** `location` is a path or an absolute address; 301, or 302 when temporary. */
  | { readonly kind: 'redirect'; readonly location: string; readonly isTemporary?: boolean };

/** What stands in the head of a page. Addresses are absolute. */
export type PageHead = {
  /** Without the name of the site: the shell adds it. */
  readonly title: string;
  readonly description?: string;
  readonly canonicalUrl?: string;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  readonly openGraphType?: 'website' | 'article' | 'profile';
  readonly alternates?: readonly {
    readonly type?: string;
    readonly title?: string;
    readonly hreflang?: string;
    readonly href: string;
  }[];
  /** Further `<meta>`: `article:published_time`, `fediverse:creator` … */
  readonly metas?: readonly { readonly property?: string; readonly name?: string; readonly content: string }[];
  /** Objects written as JSON-LD. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** CSS of the look of a publication or a person: it is data, so it goes into a style element whose hash the policy names. */
  readonly themeCss?: string;
  /** The picture that paints the largest area: preloaded. */
  readonly preloadImage?: { readonly href: string; readonly imageSrcSet?: string; readonly imageSizes?: string };
};

export type PageInput<Data> = {
  /** The answers to `queries`, merged by their top-level fields. */
  readonly data: Data;
  readonly route: RouteMatch;
  readonly query: URLSearchParams;
  readonly site: {
    readonly url: string;
    readonly name: string;
    readonly context: RoutingContext;
    /** That are on for everybody. */
    readonly flags: readonly string[];
  };
};

/**
 * A screen of the product: what it reads, what its answer means, what stands in its head and what
 * draws it. The default export of `pages/{page}/{page}.page.tsx`; the route table names the page.
 */
export type PageDefinition<Data = never> = {
  readonly queries: (route: RouteMatch, query: URLSearchParams) => readonly PageQuery[];
  /** What is asked beside them where there is a session; never on a page that is kept for everybody. */
  readonly signedInQueries?: PageDefinition['queries'];
  readonly outcome?: (input: PageInput<Data>) => PageOutcome;
  readonly head: (input: PageInput<Data>) => PageHead;
  /** Reads its data with `useQuery` from `#web/app/graph/use-query.ts`, by the same documents. */
  readonly Component: ComponentType<{ readonly route: RouteMatch; readonly query: URLSearchParams }>;
};
