import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const MODERATORS = `
  select distinct r.person_id as id from platform_role r join person p on p.id = r.person_id and p.state = 'active'
  where r.role in ('ADMIN', 'MODERATOR') order by 1`;

/** Everybody who decides appeals and legal notices, by the ids of their accounts. */
export async function findModerators(database: Database<Tables>): Promise<readonly string[]> {
  const rows = await database.query<{ readonly id: string }>('moderators', MODERATORS, []);
  return rows.map(({ id }) => id);
}
