import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertClosure(database: Database<Tables>, row: Tables['account_closure']): Promise<void> {
  await database.kysely.insertInto('account_closure').values(row).execute();
}

/** Takes the closure away: whoever gets the row opens the account. */
export async function takeClosure(database: Database<Tables>, personId: string) {
  return await database.kysely
    .deleteFrom('account_closure')
    .where('person_id', '=', personId)
    .returning(['kind', 'prior_state as priorState'])
    .executeTakeFirst();
}

export async function setPriorState(
  database: Database<Tables>,
  personId: string,
  state: 'active' | 'suspended',
): Promise<void> {
  await database.kysely
    .updateTable('account_closure')
    .set({ prior_state: state })
    .where('person_id', '=', personId)
    .execute();
}
