import type { Database } from '#platform/database/database.ts';
import { type Columns, columnList } from '#modules/ground/column-list.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AutomationTrigger } from './automations.tables.ts';

/** A story that goes to each reader by itself, so many days after something set it off for them (rule 183). */
export type AutomationStep = {
  readonly id: string;
  readonly newsletterId: string;
  readonly trigger: AutomationTrigger;
  readonly storyId: string;
  readonly delayDays: number;
};

const columns: Columns<AutomationStep> = {
  id: 'id',
  newsletterId: 'newsletter_id',
  trigger: 'trigger',
  storyId: 'story_id',
  delayDays: 'delay_days',
};

const COLUMNS = columnList('t', columns);
const FIND = `select ${COLUMNS} from automation_step t where t.id = $1`;
const OF_NEWSLETTER = `
  select ${COLUMNS} from automation_step t where t.newsletter_id = $1 order by t.delay_days, t.created_at, t.id`;
const IN_SERIES = 'select distinct story_id as "storyId" from automation_step where story_id = any($1)';

export async function findStep(database: Database<Tables>, id: string): Promise<AutomationStep | undefined> {
  const [step] = await database.query<AutomationStep>('automation_step_find', FIND, [id]);
  return step;
}

/** All of a newsletter, each series by its days. */
export function readSteps(database: Database<Tables>, newsletterId: string): Promise<readonly AutomationStep[]> {
  return database.query<AutomationStep>('automation_steps', OF_NEWSLETTER, [newsletterId]);
}

/** Of stories that some newsletter sends by itself, so that they go by mail though they may stand in no list. */
export const seriesLoader = loaderByKey<{ readonly storyId: string }>(
  (database, storyIds) => database.query('automation_of_stories', IN_SERIES, [storyIds]),
  ({ storyId }) => storyId,
);
