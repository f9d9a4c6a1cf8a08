import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';

/** Where a story is held back for legal reasons: countries, or everywhere (rule 165). */
export type StoryWithholding = {
  readonly storyId: string;
  /** Two capital letters each; the empty text means everywhere. */
  readonly countries: readonly string[];
};

const TEXT = `
  select story_id as "storyId", array_agg(country) as countries
  from story_withholding where story_id = any($1) group by story_id`;

function loadWithholdings(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly StoryWithholding[]> {
  return database.query<StoryWithholding>('story_withholding_load', TEXT, [storyIds]);
}

export const withholdingLoader = loaderByKey(loadWithholdings, ({ storyId }) => storyId);
