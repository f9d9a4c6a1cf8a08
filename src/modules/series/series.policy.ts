import type { PersonState } from '#modules/tables.ts';
import type { Viewer } from '#modules/viewer.ts';
import type { Series } from './series.ts';

/** A series of somebody whose account is closed is hidden with them; a publication's sequence is not (decisions 143). */
export function canSeeSeries(
  viewer: Viewer | null,
  series: Pick<Series, 'creatorId' | 'publicationId'>,
  creatorState: PersonState | undefined,
): boolean {
  return series.publicationId !== null || creatorState === 'active' || viewer?.personId === series.creatorId;
}
