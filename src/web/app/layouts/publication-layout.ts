import type { LayoutDefinition } from './layout-registry.tsx';
import { PublicationLayout } from './PublicationLayout.tsx';
import { publicationOutcome, publicationQueries } from './publication-navigation.ts';

/** The layout of publications with what it reads: a chunk of its own. */
export const publicationLayout: LayoutDefinition = {
  Component: PublicationLayout,
  queries: publicationQueries,
  outcome: publicationOutcome,
};
