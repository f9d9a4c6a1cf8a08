import type { ComponentType, ReactNode } from 'react';
import { createUnknownLayoutError } from '#shared/routes/routing-error.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageQuery } from '../page-definition.ts';
import type { Site } from '../site-context.ts';
import { TopNavLayout } from './TopNavLayout.tsx';
import { TwoColumnLayout } from './TwoColumnLayout.tsx';
// The sheet comes with every page, since the code of this layout comes only with those that stand in it.
import './PublicationLayout.module.css';
import '#web/design/Avatar.module.css';

export type LayoutProps = { readonly route: RouteMatch | undefined; readonly children: ReactNode };

/** `notFound` where the frame has nothing to stand for; `themeCss` goes into the head. */
export type LayoutOutcome = { readonly kind: 'show'; readonly themeCss?: string } | { readonly kind: 'notFound' };

export type LayoutDefinition = {
  readonly Component: ComponentType<LayoutProps>;
  /** Documents that the frame itself reads. */
  readonly queries?: (route: RouteMatch, site: Site) => readonly PageQuery[];
  /** What the answer to those documents means for the page. */
  readonly outcome?: (data: unknown) => LayoutOutcome;
};

const layouts = new Map<string, () => LayoutDefinition | Promise<LayoutDefinition>>([
  ['two-column', () => ({ Component: TwoColumnLayout })],
  ['top-nav', () => ({ Component: TopNavLayout })],
  ['wordmark', () => import('./WordmarkLayout.tsx').then(({ WordmarkLayout }) => ({ Component: WordmarkLayout }))],
  ['basic', () => import('./BasicLayout.tsx').then(({ BasicLayout }) => ({ Component: BasicLayout }))],
  ['publication', () => import('./publication-layout.ts').then(({ publicationLayout }) => publicationLayout)],
]);

/** The frame that the route table names; an unknown name throws (ROUTE-13). */
export async function loadLayout(name: string): Promise<LayoutDefinition> {
  const load = layouts.get(name);
  if (load === undefined) throw createUnknownLayoutError(name);
  return load();
}
