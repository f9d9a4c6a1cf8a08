import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

const DROP = `
  select count(*)::integer as count from graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail:send' and j.created_at <= $1))`;

/** Gives up mail that was waiting at a moment and still is; answers with how many. */
export async function dropWaitingMail(context: CommandContext, until: Date): Promise<number> {
  mustBeProgram(context);
  const [row] = await context.database.query<{ count: number }>('drop_waiting_mail', DROP, [until]);
  return row?.count ?? 0;
}
