import { applyDelta } from '#shared/story/delta/apply-delta.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { loadVersions } from '#modules/stories/drafts/load-versions.ts';

const DELTAS = `
  select delta from story_delta where story_id = $1 and revision > $2 and revision <= $3 order by revision`;

/**
 * What stood in a draft at any revision of the last 30 days: the version that was kept before it, and every
 * delta from there. Undefined where there is no such revision, or none of its past any more.
 */
export async function rebuildRevision(
  database: Database<Tables>,
  storyId: string,
  revision: number,
): Promise<DraftValue | undefined> {
  const [version] = await loadVersions(database, { storyId, revision });
  if (version === undefined) return undefined;
  const deltas = await database.query<{ delta: DraftDelta }>('draft_deltas', DELTAS, [storyId, version.rev, revision]);
  if (deltas.length !== revision - version.rev) return undefined;
  return deltas.reduce((value, { delta }) => applyDelta(value, delta), draftValue(version));
}
