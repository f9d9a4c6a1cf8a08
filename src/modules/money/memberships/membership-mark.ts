import type { Database } from '#platform/database/database.ts';
import { columnList, type Columns } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import type { Membership, Validity } from './membership.ts';

/** What the mark of somebody hangs on; it is asked for every person on every card. */
export type MarkRow = Validity & Pick<Membership, 'id' | 'personId' | 'memberSince' | 'friendSince'>;

export const markColumns: Columns<MarkRow> = {
  id: 'id',
  personId: 'person_id',
  status: 'status',
  plan: 'plan',
  periodEndsAt: 'period_ends_at',
  pausedUntil: 'paused_until',
  nextChargeAt: 'next_charge_at',
  firstFailedAt: 'first_failed_at',
  memberSince: 'member_since',
  friendSince: 'friend_since',
};

const TEXT = `select ${columnList('t', markColumns)} from membership t where t.person_id = any($1)`;

/** Of people by their ids, in any order, and without those who never had a membership. */
function loadMarks(database: Database<Tables>, personIds: readonly string[]): Promise<readonly MarkRow[]> {
  return database.query<MarkRow>('membership_marks', TEXT, [personIds]);
}

/** By the id of the person. */
export const markLoader = loaderByKey(loadMarks, ({ personId }) => personId);
