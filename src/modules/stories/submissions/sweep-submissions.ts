import { EXPIRE_AFTER_DAYS, REMIND_AFTER_DAYS } from '#shared/submissions/submission-limits.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { lockSubmission } from './find-submission.ts';
import { moveByProgram } from './settle-submissions.ts';
import { updateSubmission } from './submissions.store.ts';

const DAY = 86_400_000;
/** Own judgement: what one run does; the next hour goes on. */
const BATCH = 500;

const EXPIRED = `
  select id, story_id as "storyId" from submission
  where acted_at <= $1 and status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')
  order by acted_at limit ${BATCH}`;

const FORGOTTEN = `
  select id from submission
  where acted_at <= $1 and reminded_at is null and status in ('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')
  order by acted_at limit ${BATCH}`;

/**
 * Each hour: what nobody touched for 30 days goes back to its writer, and whoever is awaited is reminded once of what
 * has waited for 7: the editors, or the writer where edits were requested (rules 64 and 312).
 */
export async function sweepSubmissions(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now().getTime();
  const before = (days: number) => new Date(now - days * DAY);
  type Row = { readonly id: string; readonly storyId: string };
  const untouchedSince = before(EXPIRE_AFTER_DAYS);
  const expired = await context.database.query<Row>('submissions_expired', EXPIRED, [untouchedSince]);
  for (const row of expired) await moveByProgram(context, row, 'expire', untouchedSince);
  const forgotten = await context.database.query<Pick<Row, 'id'>>('submissions_forgotten', FORGOTTEN, [
    before(REMIND_AFTER_DAYS),
  ]);
  for (const { id } of forgotten) await remind(context, id, before(REMIND_AFTER_DAYS));
}

/** Once, and not where somebody acted since it was looked for. */
function remind(context: CommandContext, id: string, before: Date): Promise<void> {
  return withTransaction(context, async (inside) => {
    const submission = await lockSubmission(inside.database, id);
    if (submission === undefined || submission.remindedAt !== null || submission.actedAt > before) return;
    await updateSubmission(inside.database, id, { reminded_at: inside.clock.now() });
    await emitEvent(inside.database, 'submission.waited', { submissionId: id, status: submission.status });
  });
}
