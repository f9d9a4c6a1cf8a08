import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Submission } from './submission.ts';
import { isEditorOf } from './submissions.policy.ts';

const DECLINES = `
  select s.id as "ownerId", count(*)::integer as count from submission s
    join submission o on o.story_id = s.story_id and o.publication_id = s.publication_id
    join submission_event e on e.submission_id = o.id and e.action = 'decline'
  where s.id = any($1) group by s.id`;

/** How often the editors declined a story, also where one of them took it up again; for them alone. */
export async function countDeclines(context: ReadContext, submission: Submission): Promise<number> {
  if (!isEditorOf(context.viewer, submission)) return 0;
  type Row = { readonly ownerId: string; readonly count: number };
  const [row] = await context.loaders.grouped<Row>('submission_declines', submission.id, (ids) =>
    context.database.query<Row>('submission_declines', DECLINES, [ids]),
  );
  return row?.count ?? 0;
}
