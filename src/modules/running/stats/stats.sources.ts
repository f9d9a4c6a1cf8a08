import type { StatsView } from './open-window.ts';
import type { Facet, FacetCount } from './read-facets.ts';

/** Distinct from what a writer sees, though of the same shape: the graph tells them apart by their types. */
export type PublicationStatsView = StatsView;
export type StoryStatsView = StatsView & { readonly facets: (facet: Facet) => readonly FacetCount[] };
