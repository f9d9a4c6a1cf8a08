import type { ReactNode } from 'react';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageHead, PageQuery } from './page-definition.ts';
import type { LayoutDefinition } from './layouts/layout-registry.tsx';

/** One screen with everything it takes to draw it. */
export type Screen = {
  readonly kind: 'page' | 'notFound';
  /** Undefined where no route matches. */
  readonly route: RouteMatch | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly layout: LayoutDefinition;
  readonly content: ReactNode;
  readonly head: PageHead;
  readonly queries: readonly PageQuery[];
  /** How the browser finds the same screen again. */
  readonly drawn: { readonly page: string; readonly layout: string; readonly route: RouteMatch } | undefined;
  readonly status: number;
  readonly robots?: string;
  readonly isCacheable: boolean;
  /** Whether it stays as the server drew it. */
  readonly isStill?: boolean;
};

export type Resolution =
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'redirect'; readonly location: string; readonly isTemporary: boolean; readonly routeName: string };
