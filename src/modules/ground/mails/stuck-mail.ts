import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type StuckMail = {
  readonly count: number;
  /** When the oldest of it was written; null where none is stuck. */
  readonly since: Date | null;
  /** What came of the last try. */
  readonly words: string;
};

// A mailbox may put the first tries off (greylisting); a server that is away fails them all.
const STUCK = `
  select count(*)::int as count, min(j.created_at) as since,
    coalesce(split_part((array_agg(j.last_error order by j.updated_at desc))[1], E'\\n', 1), '') as words
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'mail:send' and j.attempts < j.max_attempts
    and (j.attempts >= 6 or j.attempts >= 2 and coalesce(j.last_error, '') not like 'The mail server put off%')`;

/** Mail that whoever carries it did not take, try after try. */
export async function readStuckMail(database: Database<Tables>): Promise<StuckMail> {
  const [row] = await database.query<StuckMail>('stuck_mail', STUCK, []);
  return row ?? { count: 0, since: null, words: '' };
}
