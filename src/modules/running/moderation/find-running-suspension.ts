import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AdminSuspension } from './read-admin-user.ts';

export type Suspension = Omit<AdminSuspension, 'by'>;

const RUNNING = `
  select id, rule, facts as reason, excerpt, created_at as "createdAt", ends_at as "endsAt", ended_at as "liftedAt"
  from decision where target_kind = 'user' and target_id = $1 and measure = 'suspend' and ended_at is null`;

/** What a person is suspended for now. */
export async function findRunningSuspension(
  database: Database<Tables>,
  personId: string,
): Promise<Suspension | undefined> {
  const [row] = await database.query<Suspension>('suspension_running', RUNNING, [personId]);
  return row;
}
