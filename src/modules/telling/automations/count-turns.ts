import { loaderByKey } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

type StepCounts = { readonly stepId: string; readonly waiting: number; readonly sent: number };

const COUNTS = `
  select a.id as "stepId",
    (select count(*)::integer from automation_turn t where t.step_id = a.id) as waiting,
    (select count(*)::integer from issue i join issue_delivery d on d.issue_id = i.id and d.state = 'accepted'
      where i.step_id = a.id) as sent
  from unnest($1::text[]) a(id)`;

const countsLoader = loaderByKey<StepCounts>(
  (database, stepIds) => database.query<StepCounts>('automation_counts', COUNTS, [stepIds]),
  ({ stepId }) => stepId,
);

/** How many readers wait for a step, and how many got it. */
export async function countsOfStep({ loaders }: ReadContext, stepId: string): Promise<StepCounts> {
  return (await loaders.get(countsLoader).load(stepId)) ?? { stepId, waiting: 0, sent: 0 };
}
