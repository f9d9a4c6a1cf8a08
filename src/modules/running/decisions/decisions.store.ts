import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Before } from './apply-measure.ts';
import { type Decision, decisionColumns, type DecisionTarget } from './decision.ts';
import type { EndKind } from './decisions.tables.ts';

export async function insertDecision(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['decision']>,
  personIds: readonly string[],
): Promise<void> {
  await kysely.insertInto('decision').values(row).execute();
  if (personIds.length === 0) return;
  await kysely
    .insertInto('decision_person')
    .values([...new Set(personIds)].map((personId) => ({ decision_id: row.id, person_id: personId })))
    .execute();
}

export type LockedDecision = Decision & { readonly before: Before; readonly personIds: readonly string[] };

const LOCKED = `
  select ${columnList('d', decisionColumns)}, d.before, array(
    select p.person_id from decision_person p where p.decision_id = d.id order by p.person_id) as "personIds"
  from decision d where `;

/** Holds a decision until the transaction ends. */
export async function lockDecision(database: Database<Tables>, id: string): Promise<LockedDecision | undefined> {
  const [row] = await database.query<LockedDecision>('decision_lock', `${LOCKED} d.id = $1 for update`, [id]);
  return row;
}

const RUNNING = `${LOCKED} d.target_kind = $1 and d.target_id = $2 and d.measure = $3 and d.ended_at is null for update`;

/** The one of its kind that runs, held until the transaction ends. */
export async function lockRunning(
  database: Database<Tables>,
  { kind, id }: DecisionTarget,
  measure: Decision['measure'],
): Promise<LockedDecision | undefined> {
  const [row] = await database.query<LockedDecision>('decision_lock_running', RUNNING, [kind, id, measure]);
  return row;
}

/** False where it ended before. */
export async function closeDecision(
  { kysely }: Database<Tables>,
  end: {
    readonly id: string;
    readonly kind: EndKind;
    readonly reason: string;
    readonly by: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('decision')
    .set({ ended_at: end.now, end_kind: end.kind, end_reason: end.reason, ended_by: end.by })
    .where('id', '=', end.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes one that ended otherwise count for nothing. */
export async function voidDecision({ kysely }: Database<Tables>, id: string, reason: string): Promise<void> {
  await kysely.updateTable('decision').set({ end_kind: 'reversed', end_reason: reason }).where('id', '=', id).execute();
}

// Of accounts that were erased nobody can appeal any more, whatever still holds.
const FORGET_WORDS = `
  update decision set excerpt = '', title = '', facts = '' where excerpt || title || facts <> '' and (
    ended_at < $1 or (created_at < $1 and not exists (
      select from decision_person p where p.decision_id = decision.id)))`;
const FORGET = 'delete from decision where ended_at < $1';

/** Empties what was quoted in decisions that ended before one moment, and forgets those that ended before another. */
export async function forgetDecisions(
  database: Database<Tables>,
  { words, rows }: { readonly words: Date; readonly rows: Date },
): Promise<void> {
  await database.query('decisions_forget_words', FORGET_WORDS, [words]);
  await database.query('decisions_forget', FORGET, [rows]);
}
